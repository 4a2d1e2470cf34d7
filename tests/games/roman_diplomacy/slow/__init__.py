"""A second adjudicator, slow and simple, that is compared with the first one."""
