-- Lock: new tables only.
-- A purchase is found by its number too, whole as it stands on the page; the constraint has the index.
create or replace function card_transactions_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from card_transaction where company_id = %1$L and (shop_name ilike %3$L or authorization_code = %2$L
       or txn_no = upper(%2$L)
       or card_id = any(array(select id from card where company_id = %1$L and last4 = %2$L))) limit %4$s',
    company, word, pattern, most);
end $$;
