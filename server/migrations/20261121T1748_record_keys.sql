-- Lock: all of card; writers of app_user, company, session.
-- For: seconds per million rows of card.
-- Each card number is sealed with a key of its own, and that one with a wrapping key that can be changed. Rows from
-- before have neither; the server seals them anew once it runs.
alter table card
  add column key_id text check (key_id ~ '^[0-9a-f]{12}$'),
  add column number_key bytea,
  add check ((key_id is null) = (number_key is null));
create index card_by_key on card (key_id);

-- A reveal that was asked for: once, for one card, session and purpose, and only for a moment.
create table reveal_ticket (
  ticket_hash text primary key,
  company_id text not null references company (id),
  session_id text not null references session (id) on delete cascade,
  user_id text not null references app_user (id),
  card_id text not null references card (id),
  purpose text not null,
  note text check (length(note) <= 500),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reveal_ticket_of_user on reveal_ticket (user_id, created_at);
create index reveal_ticket_session on reveal_ticket (session_id);
call tenant_table('reveal_ticket');

-- The frame has no session: this tells whose rows its ticket opens, and nothing else.
create function company_of_ticket(hash text) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from reveal_ticket where ticket_hash = hash $$;
