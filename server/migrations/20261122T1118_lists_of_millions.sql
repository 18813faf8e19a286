-- Lock: all of card; writers of audit_event, card_fee_line, card_tally, cardholder, recon_item, review.
-- For: minutes per million rows of card or audit_event.
-- What the lists of a million rows still read row by row. All of it takes long once where there are so many.
set local statement_timeout = 0;

-- Expired cards come last in the order of their making: an index has them in that order for each month they ended in.
alter table card add column valid_month int not null
  generated always as ((extract(year from valid_to) * 12 + extract(month from valid_to))::int) stored;
create index card_by_valid_month on card (company_id, valid_month, created_at desc, id desc);
create index card_tally_of_day on card_tally (company_id, valid_to);

-- The default holder of a merchant may have most of its cards, which are counted for each row of the list of holders.
create index card_live_of_holder on card (company_id, cardholder_id)
  where deleted_at is null and create_status <> 'FAILED' and status is distinct from 'CANCELLED';

create index cardholder_by_status on cardholder (company_id, status, created_at desc, id desc) where deleted_at is null;
create index cardholder_by_kyc on cardholder (company_id, kyc_status, created_at desc, id desc) where deleted_at is null;
create index cardholder_by_country on cardholder (company_id, country, created_at desc, id desc) where deleted_at is null;

create index card_fee_line_of_kind on card_fee_line (company_id, kind, txn_id) where state <> 'RELEASED';

create index review_by_state on review (company_id, state, submitted_at desc, id desc);
create index review_by_due on review (company_id, due_at, id);

create index recon_item_list on recon_item (company_id, first_seen desc, id desc);
create index recon_item_by_state on recon_item (company_id, state, first_seen desc, id desc);

-- Most lines are of deeds that were done; whoever looks for others looks for few.
create index audit_event_not_done on audit_event (company_id, result, at desc, id desc) where result <> 'OK';
create index audit_event_by_action on audit_event (company_id, action, at desc, id desc);
create index audit_event_by_actor on audit_event (company_id, actor_id, at desc, id desc);

create index card_shared_by_alias on card (company_id, alias_key, id) where funding_mode = 'SHARE';
create index review_label_search on review using gin (object_label gin_trgm_ops);
create index review_no_search on review using gin (review_no gin_trgm_ops);

-- Each of the two is planned by itself: how many cards a holder has says nothing of how many have a word in their alias.
create or replace function cards_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select found.id from (
       select id from card where company_id = %1$L and (alias ilike %3$L or last4 = %2$L)
       union all
       select c.id from cardholder h join card c on c.cardholder_id = h.id where h.company_id = %1$L and h.name ilike %3$L
     ) found limit %4$s', company, word, pattern, most);
end $$;
create function cards_named(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from card where company_id = %1$L and (alias ilike %3$L or last4 = %2$L) limit %4$s',
    company, word, pattern, most);
end $$;
create function shared_cards_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select found.id from (
       select id from card where company_id = %1$L and funding_mode = ''SHARE'' and (alias ilike %3$L or last4 = %2$L)
       union all
       select c.id from share_group g join card c on c.share_group_id = g.id
         where g.company_id = %1$L and g.name ilike %3$L
       union all
       select c.id from wallet w join card c on c.wallet_id = w.id where w.company_id = %1$L and w.name ilike %3$L
     ) found limit %4$s', company, word, pattern, most);
end $$;
create function reviews_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from review where company_id = %1$L and (review_no ilike %2$L or object_label ilike %2$L) limit %3$s',
    company, pattern, most);
end $$;
