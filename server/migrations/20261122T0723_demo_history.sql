-- Lock: writers of card, company.
-- For: a moment.
-- Purchases that a demo still owes its history, card by card. The first start would take minutes with all of them, so they
-- are written beside requests; whoever writes those of a card takes its row away in the same transaction. Empty outside a demo.
create table demo_history (
  card_id text primary key references card (id),
  company_id text not null references company (id),
  purchases int not null check (purchases > 0),
  -- What they follow from, so that every demo is the same.
  seed bigint not null,
  -- The moment at which the history ends.
  until timestamptz not null
);
call tenant_table('demo_history');
revoke insert, update, delete on demo_history from vcc_app;
