-- Lock: all of app_user.
-- For: seconds per million rows of app_user.
-- Remotes that a developer runs from source, in nobody's browser but their own. They are no part of any release.

create table dev_remote (
  user_id text not null references app_user (id),
  remote text not null check (remote ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- Public Ed25519 key, in Base64: good for the builds of this user and this remote.
  public_key text not null,
  seen_at timestamptz not null,
  primary key (user_id, remote)
);

create table dev_version (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  user_id text not null,
  remote text not null,
  version text not null check (version ~ '-dev\.'),
  manifest text not null,
  made_at timestamptz not null,
  foreign key (user_id, remote) references dev_remote on delete cascade
);
create index dev_version_of on dev_version (user_id, remote, made_at desc);

-- Who is in a share of users follows from this number: of each thousand in a row a share takes exactly its part.
alter table app_user add column number bigint generated always as identity unique;
