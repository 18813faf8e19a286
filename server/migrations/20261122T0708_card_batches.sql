-- Lock: all of card_batch; writers of card, cardholder, company, job.
-- For: seconds per million rows of job.
-- Many cards at once: what was asked for, and what became of each card, whether it came into being or not. The money of
-- all of them is set aside by one hold of the batch, and each takes its part or gives it back.
alter table card_batch add column draft jsonb;

create table card_batch_item (
  batch_id text not null references card_batch (id),
  seq int not null check (seq between 1 and 500),
  company_id text not null references company (id),
  alias text not null check (length(alias) between 1 and 60),
  cardholder_id text references cardholder (id),
  -- WAITING: not begun. ORDERED: the channel has been asked for it.
  state text not null default 'WAITING' check (state in ('WAITING', 'ORDERED', 'DONE', 'FAILED', 'CANCELLED')),
  -- The same card is ordered anew where the channel refused it before.
  card_id text unique references card (id),
  attempt int not null default 1 check (attempt > 0),
  -- Why it failed: a code of the envelope with the reason behind it, or words of the channel.
  code int,
  reason text check (length(reason) <= 500),
  finished_at timestamptz,
  primary key (batch_id, seq),
  check ((state in ('DONE', 'FAILED', 'CANCELLED')) = (finished_at is not null)),
  check (state not in ('ORDERED', 'DONE') or card_id is not null)
);

call tenant_table('card_batch_item');
revoke delete on card_batch_item from vcc_app;
create index job_of_batch on job ((params ->> 'batchNo')) where type = 'CARD_CREATE';
