-- Lock: new tables only.
-- Builds of the shell that processes were started with. Each process serves the files of all of them: open pages load
-- chunks of their build after an update, and in a rolling update requests reach processes of another build.
create table shell_build (
  -- SHA-256 of the list of files.
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  -- Hash and length of each file by its path, as in the manifest of a remote.
  files jsonb not null check (jsonb_typeof(files) = 'object'),
  started_at timestamptz not null
);
