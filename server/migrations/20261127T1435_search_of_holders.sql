-- Lock: writers of cardholder.
-- For: seconds per 200,000 rows of cardholder.
-- Holders are found by one letter of their name, by two and by three: the name of a Chinese has hardly more, and an index
-- of three letters passes through all of itself for fewer.
set local statement_timeout = 0;

/* Every so many letters that stand beside each other, as `ilike` compares them. */
create function groups_of(value text, sizes int[]) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(lower(value), place, size)
    from unnest(sizes) size, generate_series(1, length(value) - size + 1) place) $$;

/* For the index alone: the longest part of several that has a digit, if it is of four letters and digits or more. */
create function pattern_of_rarest(word text, pattern text) returns text language sql immutable strict as $$
  select coalesce((select '%' || part || '%' from regexp_split_to_table(word, '\s+') part
    where part ~ '^[[:alnum:]]*[0-9][[:alnum:]]*$' and length(part) between 4 and length(word) - 1
    order by length(part) desc limit 1), pattern) $$;

create index cardholder_name_groups on cardholder using gin (groups_of(name, '{1,2,3}'));

-- Cards are looked up holder by holder and no further than to the most, because the planner takes all holders for alike:
-- one that has very many cards made it walk through the cards of all. Of a long alias the part with digits is looked up,
-- which few others have, and the rest is compared: the index goes through what each three letters of a word are found in.
create or replace function cards_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select found.id from (
       select id from card where company_id = %1$L and (alias ilike %5$L and alias || '''' ilike %3$L or last4 = %2$L)
       union all
       select c.id from cardholder h
       cross join lateral (select id from card where cardholder_id = h.id limit %4$s) c
       where h.company_id = %1$L and h.name ilike %3$L
         and groups_of(h.name, ''{1,2,3}'') @> groups_of(%2$L, array[least(length(%2$L), 3)])
     ) found limit %4$s', company, word, pattern, most, pattern_of_rarest(word, pattern));
end $$;

create or replace function cards_named(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from card where company_id = %1$L and (alias ilike %4$L and alias || '''' ilike %3$L or last4 = %2$L)
       limit %5$s', company, word, pattern, pattern_of_rarest(word, pattern), most);
end $$;

create or replace function cardholders_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from cardholder where company_id = %1$L and deleted_at is null and (
       (name ilike %3$L and groups_of(name, ''{1,2,3}'') @> groups_of(%2$L, array[least(length(%2$L), 3)]))
       or lower(email) = lower(%2$L) or (phone <> '''' and phone = %5$L)) limit %4$s',
    company, word, pattern, most, regexp_replace(word, '\D', '', 'g'));
end $$;

create or replace function cardholders_named(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from cardholder where company_id = %1$L and deleted_at is null and name ilike %3$L
       and groups_of(name, ''{1,2,3}'') @> groups_of(%2$L, array[least(length(%2$L), 3)]) limit %4$s',
    company, word, pattern, most);
end $$;
