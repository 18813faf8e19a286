-- Lock: new tables only.
-- Versions of remotes and the releases that say which of them are live. They belong to the platform, not to a company.

create table remote_version (
  remote text not null check (remote ~ '^[a-z][a-z0-9-]{1,30}$'),
  version text not null,
  -- SHA-256 of the exact text of the manifest, which names every file by its own hash.
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  manifest text not null,
  signatures jsonb not null,
  dossier text not null,
  -- LOCAL was built where the server runs; a demo replaces it. TEAM came signed from a team and is never changed.
  origin text not null check (origin in ('LOCAL', 'TEAM')),
  state text not null default 'PUBLISHED' check (state in ('PUBLISHED', 'QUARANTINED', 'REVOKED')),
  published_at timestamptz not null,
  published_by text not null,
  primary key (remote, version)
);

create table release (
  number bigint primary key check (number > 0),
  kind text not null check (kind in ('START', 'ACTIVATE', 'ROLLBACK', 'DRAIN', 'QUARANTINE', 'REVOKE')),
  -- What is live for whom, without number and times.
  remotes jsonb not null,
  reason text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- The exact text that browsers get. It is written anew, with the same number, before it expires.
  signed text not null,
  signatures jsonb not null,
  issued_at timestamptz not null
);

-- Requests may add; what was published or released is a fact. Only the state of a version and a fresh signature change.
revoke update, delete on remote_version, release from vcc_app;
grant update (state) on remote_version to vcc_app;
grant update (signed, signatures, issued_at) on release to vcc_app;
