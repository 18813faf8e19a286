-- Lock: all of ledger_account, ledger_entry; writers of company.
-- For: minutes per million rows of ledger_entry.
-- The ledger keeps its order: entries are numbered without gaps per company and chained by hashes, so that nobody
-- rewrites the past unseen. Holds reserve money, and a forced collection may overdraw a card.

alter table ledger_account add column overdrawn boolean not null default false;
alter table ledger_account drop constraint ledger_account_not_negative;
-- What was approved is collected even where the money is gone; only such a posting may set the flag.
alter table ledger_account add constraint ledger_account_not_negative check (allow_negative or overdrawn or
  case normal_side when 'D' then posted_debit - posted_credit else posted_credit - posted_debit end >= hold_out);

alter table ledger_entry
  add column seq bigint,
  -- Tells several entries of one event apart, such as the clearings of one purchase.
  add column leg_key text not null default '',
  -- Set where the lines are in two currencies: the rate that was used, when and by whom it was quoted.
  add column fx_rate numeric(20, 10) check (fx_rate > 0),
  add column fx_rate_at timestamptz,
  add column fx_source text,
  add column prev_hash text,
  add column hash text,
  add check ((fx_rate is null) = (fx_rate_at is null) and (fx_rate is null) = (fx_source is null));
alter table ledger_entry drop constraint ledger_entry_source_type_source_id_event_type_key;
alter table ledger_entry add unique (source_type, source_id, event_type, leg_key);

create function iso_instant(at timestamptz) returns text language sql immutable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The same words in the same order as the program hashes when it posts.
create function ledger_entry_hash(e ledger_entry) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', e.prev_hash, e.id, e.company_id, e.seq, e.event_type, e.source_type,
    e.source_id, e.leg_key, iso_instant(e.occurred_at), iso_instant(e.posted_at), coalesce(e.reverses_entry_id, ''),
    e.created_by, coalesce(e.fx_rate::text, ''), coalesce(iso_instant(e.fx_rate_at), ''), coalesce(e.fx_source, ''),
    (select string_agg(concat_ws('|', l.id, l.account_id, l.side, l.amount_minor, l.currency, l.balance_after_minor),
      '|' order by l.id collate "C") from ledger_line l where l.entry_id = e.id)), 'UTF8')), 'hex')
$$;

-- The end of each company's chain. Its row is the last lock that a posting takes.
create table ledger_head (
  company_id text primary key references company (id),
  seq bigint not null check (seq >= 0),
  hash text not null
);
call tenant_table('ledger_head');
revoke delete on ledger_head from vcc_app;

-- Entries from before the chain get their places in the order in which they were posted.
alter table ledger_entry disable trigger ledger_entry_insert_only;
update ledger_entry e set seq = numbered.seq
from (select id, row_number() over (partition by company_id order by posted_at, id) as seq from ledger_entry) numbered
where numbered.id = e.id;
do $$
declare
  one ledger_entry;
  company text := '';
  last_hash text := '';
begin
  for one in select * from ledger_entry order by company_id, seq loop
    if one.company_id <> company then
      company := one.company_id;
      last_hash := '';
    end if;
    one.prev_hash := last_hash;
    last_hash := ledger_entry_hash(one);
    update ledger_entry set prev_hash = one.prev_hash, hash = last_hash where id = one.id;
  end loop;
end $$;
insert into ledger_head (company_id, seq, hash)
select distinct on (company_id) company_id, seq, hash from ledger_entry order by company_id, seq desc;
alter table ledger_entry enable trigger ledger_entry_insert_only;

alter table ledger_entry
  alter column seq set not null,
  alter column prev_hash set not null,
  alter column hash set not null,
  add unique (company_id, seq);

create table ledger_hold (
  id text primary key check (id like 'hold\_%'),
  company_id text not null references company (id),
  account_id text not null references ledger_account (id),
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  released_minor bigint not null default 0 check (released_minor >= 0),
  source_type text not null,
  source_id text not null,
  state text not null default 'ACTIVE' check (state in ('ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED')),
  expires_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (source_type, source_id),
  check (captured_minor + released_minor <= amount_minor),
  check ((state = 'ACTIVE') = (captured_minor + released_minor < amount_minor)),
  check ((state = 'ACTIVE') = (closed_at is null))
);
create index ledger_hold_of_account on ledger_hold (account_id) where state = 'ACTIVE';

-- Each event moves a hold at most once, however often it is reported.
create table ledger_hold_event (
  hold_id text not null references ledger_hold (id),
  event_key text not null,
  kind text not null check (kind in ('PLACED', 'INCREASED', 'CAPTURED', 'RELEASED', 'EXPIRED')),
  company_id text not null references company (id),
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  primary key (hold_id, event_key, kind)
);
create trigger ledger_hold_event_insert_only before update or delete or truncate on ledger_hold_event
  for each statement execute function refuse_change();

call tenant_table('ledger_hold');
call tenant_table('ledger_hold_event');
revoke delete on ledger_hold from vcc_app;
revoke update, delete on ledger_hold_event from vcc_app;
