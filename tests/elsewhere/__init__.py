"""The program on systems that lack modules of this one."""
