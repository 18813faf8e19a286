-- Lock: all of dev_version; writers of release, remote_version.
-- For: seconds per million rows of release.
-- What releases gave to anybody, by the digest of its manifest. Files of a version are given out only from then on; a
-- table of its own, since a local build replaces its version and not the releases that named it.

create table released_version (digest text primary key check (digest ~ '^[0-9a-f]{64}$'));

create function digests_in(remotes jsonb) returns setof text language sql immutable as $$
  select distinct lane ->> 'digest' from jsonb_each(remotes) as of_remote
  cross join lateral jsonb_array_elements(of_remote.value -> 'lanes') as lane
$$;

insert into released_version select distinct d from release, digests_in(remotes) as d;

create function note_released() returns trigger language plpgsql as $$
begin
  insert into released_version select digests_in(new.remotes) on conflict do nothing;
  return null;
end $$;
create trigger release_noted after insert on release for each row execute function note_released();

-- What was given once stays so.
revoke update, delete on released_version from vcc_app;

-- A version that was taken away is given out by no process from the moment that this is kept.
create function tell_versions() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'versions')::text);
  return null;
end $$;
create trigger version_state_told after update of state on remote_version for each row
  when (old.state is distinct from new.state) execute function tell_versions();

-- A build under development is its developer's alone, also where two of them have built the same.
alter table dev_version drop constraint dev_version_pkey, add primary key (user_id, digest);
