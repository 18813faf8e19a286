-- Lock: all of cardholder.
-- For: tens of seconds per million rows of cardholder.
-- All that is known of a cardholder. Empty is unknown: holders from before have only a name, a birthday and a mail address.
update cardholder set is_default = false where is_default and (status <> 'ACTIVE' or deleted_at is not null);
alter table cardholder
  add column middle_name text not null default '' check (length(middle_name) <= 100),
  add column area_code text not null default '' check (area_code ~ '^(\+\d{1,4})?$'),
  -- Digits alone, so that it is found however it is typed.
  add column phone text not null default '' check (phone ~ '^\d{0,15}$'),
  add column state text not null default '' check (length(state) <= 100),
  add column city text not null default '' check (length(city) <= 100),
  add column address text not null default '' check (length(address) <= 100),
  add column postal_code text not null default '' check (length(postal_code) <= 12),
  add column shares_to_wallet_user boolean not null default false,
  add column remark text not null default '' check (length(remark) <= 500),
  add check (not is_default or (status = 'ACTIVE' and deleted_at is null));

create index cardholder_by_created on cardholder (company_id, created_at desc, id desc) where deleted_at is null;
create index cardholder_by_name on cardholder (company_id, name, id) where deleted_at is null;
create index cardholder_by_email on cardholder (company_id, lower(email));
create index cardholder_by_phone on cardholder (company_id, phone) where phone <> '';

-- Row security keeps the index of words from a request; see cards_like. Whole mail addresses and phone numbers only, and
-- only for whom they are not hidden.
create function cardholders_like(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from cardholder where company_id = %1$L and deleted_at is null and (name ilike %3$L
       or lower(email) = lower(%2$L) or (phone <> '''' and phone = %5$L)) limit %4$s',
    company, word, pattern, most, regexp_replace(word, '\D', '', 'g'));
end $$;
create function cardholders_named(word text, pattern text, most int) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  company text := current_setting('app.company_id', true);
begin
  return query execute format(
    'select id from cardholder where company_id = %1$L and deleted_at is null and name ilike %2$L limit %3$s',
    company, pattern, most);
end $$;

-- Whoever edits holders may also do what is new with them, so that an upgrade leaves somebody who can.
insert into button (code, name, pages, risk) values
  ('cards.cardholder.status', '{"en_US": "Disable cardholders", "zh_CN": "停用持卡人"}', '{}', 'LOW'),
  ('cards.cardholder.delete', '{"en_US": "Delete cardholders", "zh_CN": "删除持卡人"}', '{}', 'HIGH'),
  ('cards.cardholder.push', '{"en_US": "Update cards of cardholders", "zh_CN": "更新持卡人的卡片"}', '{}', 'HIGH'),
  ('cards.cardholder.export', '{"en_US": "Export cardholders", "zh_CN": "导出持卡人"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code from role_button,
  (values ('cards.cardholder.status'), ('cards.cardholder.delete'), ('cards.cardholder.push'), ('cards.cardholder.export')) as it (code)
where button_code = 'cards.cardholder.save'
on conflict do nothing;
