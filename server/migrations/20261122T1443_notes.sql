-- Lock: writers of app_user, card, card_transaction, channel, company, merchant.
-- For: a moment.
-- What people write down about a card or one of its purchases. Facts: nobody changes a note or takes it away.
create table note (
  id text primary key check (id like 'note\_%'),
  company_id text not null references company (id),
  -- Those of the card, so that a note is seen by whoever sees what it is about.
  merchant_id text not null references merchant (id),
  channel_id text not null references channel (id),
  card_id text not null references card (id),
  -- Null where it is about the card itself.
  txn_id text references card_transaction (id),
  text text not null check (length(text) between 1 and 500),
  author_id text not null references app_user (id),
  at timestamptz not null
);
create index note_of_card on note (card_id, at desc, id desc) where txn_id is null;
create index note_of_txn on note (txn_id, at desc, id desc) where txn_id is not null;
call tenant_table('note');
revoke update, delete on note from vcc_app;
create trigger note_insert_only before update or delete or truncate on note
  for each statement execute function refuse_change();

-- Pages that show the record are told, and only those of people who may see it.
create function tell_note() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'record', 'id', coalesce(new.txn_id, new.card_id),
    'companyId', new.company_id, 'merchantId', new.merchant_id, 'channelId', new.channel_id)::text);
  return null;
end $$;
create trigger note_told after insert on note for each row execute function tell_note();

-- Whoever may say why a card is frozen may write something down about it.
insert into button (code, name, pages, risk) values
  ('cards.note.add', '{"en_US": "Add notes to cards and transactions", "zh_CN": "为卡片和交易添加备注"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'cards.note.add' from role_button where button_code = 'cards.card.freeze'
on conflict do nothing;
