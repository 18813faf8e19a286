-- Lock: all of note, review_note.
-- For: tens of seconds per million rows of note or review_note.
-- Whom a note is for: the people of the platform alone, or those of the merchant as well. There is no default, so that
-- nobody forgets to say it. What was written before is for those whom it came from.
alter table note add column audience text not null default 'INTERNAL' check (audience in ('INTERNAL', 'MERCHANT'));
alter table note disable trigger note_insert_only;
update note n set audience = 'MERCHANT' from app_user u
where u.id = n.author_id and u.account_type in ('MERCHANT', 'WALLET');
alter table note enable trigger note_insert_only;
alter table note alter column audience drop default;

alter table review_note add column audience text not null default 'INTERNAL'
  check (audience in ('INTERNAL', 'MERCHANT'));
update review_note n set audience = 'MERCHANT' from app_user u
where u.id = n.author_id and u.account_type in ('MERCHANT', 'WALLET');
alter table review_note alter column audience drop default;

-- Pages that show the record are told, and only those of people who may read the note.
create or replace function tell_note() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'record', 'id', coalesce(new.txn_id, new.card_id),
    'companyId', new.company_id, 'merchantId', new.merchant_id, 'channelId', new.channel_id,
    'audience', new.audience)::text);
  return null;
end $$;
