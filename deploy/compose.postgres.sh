#!/bin/sh
# Run once by the image of PostgreSQL, in a server that is still empty: a user of the ledger's own, who owns one
# database and is no superuser. The superuser has no password, so that it comes in from its own container alone.
set -eu
psql --username=postgres --dbname=postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE acta LOGIN PASSWORD :'password';
CREATE DATABASE games OWNER acta TEMPLATE template0 ENCODING 'UTF8';
ALTER ROLE postgres PASSWORD NULL;
SQL
