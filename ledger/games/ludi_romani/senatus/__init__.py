"""SEN: the Senate in Rome, its consuls and its laws."""
