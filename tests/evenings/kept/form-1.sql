-- a database of form 1, as the release before this one made it
CREATE TABLE IF NOT EXISTS public.stored_events (
    originator_id text NOT NULL,
    originator_version bigint NOT NULL,
    topic text NOT NULL,
    state bytea NOT NULL,
    notification_id bigserial UNIQUE,
    PRIMARY KEY (originator_id, originator_version));
CREATE TABLE IF NOT EXISTS public.heads (
    number bigserial,
    game text PRIMARY KEY,
    position bigint NOT NULL,
    head bytea NOT NULL);
CREATE TABLE IF NOT EXISTS public.sides (
    game text NOT NULL,
    kind text NOT NULL,
    key text COLLATE "C" NOT NULL,
    value bytea NOT NULL,
    PRIMARY KEY (game, kind, key));
CREATE TABLE IF NOT EXISTS public.acta (
    name text PRIMARY KEY,
    value bigint NOT NULL);
INSERT INTO public.acta VALUES ('format', 1) ON CONFLICT DO NOTHING;
