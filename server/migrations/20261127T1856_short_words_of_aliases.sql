-- Lock: writers of card.
-- For: minutes per million rows of card.
-- Cards are found by one letter and by two: the index of three letters passes through all of itself for fewer, and letters
-- that no new card has were looked for in all of them.
set local statement_timeout = 0;
create index card_alias_short on card using gin (groups_of(alias, '{1,2}'));

/* How cards are looked up by their alias, as text of a statement: each length of words has an index of its own. */
create function alias_like(word text, pattern text) returns text language sql immutable strict as $$
  select case
    when length(word) < 3
      then format('groups_of(alias, ''{1,2}'') @> array[lower(%L)] and alias || '''' ilike %L', word, pattern)
    else format('alias ilike %L and alias || '''' ilike %L', pattern_of_rarest(word, pattern), pattern) end $$;

create or replace function cards_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select found.id from (
       select id from card where company_id = %1$L and (%5$s or last4 = %2$L)
       union all
       select c.id from cardholder h
       cross join lateral (select id from card where cardholder_id = h.id limit %4$s) c
       where h.company_id = %1$L and h.name ilike %3$L
         and groups_of(h.name, ''{1,2,3}'') @> groups_of(%2$L, array[least(length(%2$L), 3)])
     ) found limit %4$s', company, word, pattern, most, alias_like(word, pattern));
end $$;

create or replace function cards_named(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format('select id from card where company_id = %1$L and (%3$s or last4 = %2$L) limit %4$s',
    company, word, alias_like(word, pattern), most);
end $$;
