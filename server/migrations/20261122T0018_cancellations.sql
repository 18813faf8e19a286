-- Lock: all of review; writers of app_user, card, card_order, company, merchant.
-- For: seconds per million rows of review or card.
-- Between the approval of an end and the end lies what a channel does. It runs, it may be refused, and what the channel
-- says is left on the card may differ from the ledger; then the review is held up until somebody decides about it.
alter table review
  drop constraint review_execution_check,
  add constraint review_execution_check check (execution in ('RUNNING', 'DONE', 'FAILED')),
  add column obstacle text check (length(obstacle) <= 40);
create index review_running on review (company_id, submitted_at desc) where execution in ('RUNNING', 'FAILED');

-- The end of one card, from the question to the last cent: what the ledger has, what the channel says, who decided what.
create table cancel_request (
  review_id text primary key references review (id),
  company_id text not null references company (id),
  merchant_id text not null references merchant (id),
  card_id text not null references card (id),
  currency char(3) not null,
  match_state text not null default 'UNREAD' check (match_state in ('UNREAD', 'MATCHED', 'MISMATCHED', 'UNAVAILABLE')),
  ledger_minor bigint not null,
  channel_minor bigint,
  -- Whether the card is closed at the channel.
  is_closed_there boolean not null default false,
  read_at timestamptz,
  -- How often the channel was asked for the balance since somebody wanted to know, and when it is asked next.
  attempts int not null default 0 check (attempts >= 0),
  due_at timestamptz,
  -- Which of the two figures counts, for just the two that stand here.
  resolution text check (resolution in ('AS_LEDGER', 'AS_CHANNEL')),
  resolved_by text references app_user (id),
  -- The order to the channel that counts: the last one.
  order_id text references card_order (id),
  ended_at timestamptz,
  check ((resolution is null) = (resolved_by is null)),
  check ((channel_minor is null) = (read_at is null)),
  check (match_state not in ('MATCHED', 'MISMATCHED') or read_at is not null)
);
create unique index cancel_request_one_open on cancel_request (card_id) where ended_at is null;
create index cancel_request_due on cancel_request (due_at) where due_at is not null;
create index cancel_request_order on cancel_request (order_id);
create index cancel_request_of_card on cancel_request (card_id);

-- What ours and theirs differ by. A difference is found once, however often somebody looks.
create table recon_item (
  id text primary key check (id like 'recon\_%'),
  company_id text not null references company (id),
  object_type text not null check (object_type in ('CARD', 'GROUP', 'CHANNEL_ACCOUNT', 'TXN')),
  object_id text not null,
  -- What of the object: a reference of the channel, or of the review that found it.
  ref text not null default '',
  category text not null check (category in
    ('TIMING', 'MISSING_OURS', 'MISSING_THEIRS', 'AMOUNT', 'FX', 'DUPLICATE')),
  ours_minor bigint not null,
  theirs_minor bigint not null,
  currency char(3) not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'EXPLAINED', 'ADJUSTED', 'WRITTEN_OFF')),
  first_seen timestamptz not null,
  unique (company_id, object_type, object_id, ref)
);
create index recon_item_open on recon_item (company_id, first_seen) where state = 'OPEN';

-- What the sandbox channels have in their own books apart from what the ledger says. It is theirs: no request changes it.
create table sandbox_card (
  card_id text primary key references card (id),
  company_id text not null references company (id),
  -- Added to the balance of the ledger, it is what the channel has.
  gap_minor bigint not null default 0,
  is_closed boolean not null default false
);

call tenant_table('cancel_request');
call tenant_table('recon_item');
call tenant_table('sandbox_card');
revoke delete on cancel_request, recon_item from vcc_app;
revoke insert, update, delete on sandbox_card from vcc_app;

insert into cancel_request (review_id, company_id, merchant_id, card_id, currency, ledger_minor, due_at)
select r.id, r.company_id, c.merchant_id, c.id, c.currency, la.balance, r.submitted_at
from review r join card c on c.id = r.object_id join ledger_account la on la.id = c.ledger_account_id
where r.kind = 'CARD_CANCEL' and r.state in ('PENDING', 'STUCK');

-- Cards that were said to be in the middle of their end without anybody having asked for it: frozen, and nothing else.
update card c set cancel_state = 'NONE', version = version + 1
where cancel_state in ('EXECUTING', 'MISMATCH', 'FAILED')
  and not exists (select from cancel_request q where q.card_id = c.id);
