-- Lock: writers of company, review.
-- For: seconds per million rows of review.
-- Figures and records of other companies for the company that runs the platform. Row security hides them from everyone
-- else, so each function returns nothing unless `is_platform()` holds.
create index company_updated on company (updated_at desc, id desc) where deleted_at is null;
create index company_created on company (created_at desc, id desc) where deleted_at is null;
create index company_named on company ((lower(name ->> 'en_US')), id) where deleted_at is null;
-- Lists show whether a record is in review.
create index review_of_object on review (object_id) where state in ('PENDING', 'STUCK');

-- An image of a brand is public, and every company sees those of its own record, which the platform company uploaded.
create function brand_files(wanted text[])
  returns table (id text, name text, media_type text, bytes bigint, picture_key text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, f.name, f.media_type, f.bytes, f.picture_key from file_object f
    where f.id = any(wanted) and f.picture_purpose <> 'PICTURE'
  $$;

create function company_has_invoice(company text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select (is_platform() or company = current_setting('app.company_id', true)) and exists (
      select from invoice i where i.company_id = company and i.state in ('PENDING_REVIEW', 'APPROVED'))
  $$;

create function company_channels(company text) returns table (id text, code text, name jsonb, status text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.code, c.name, c.status from channel_binding b join channel c on c.id = b.channel_id
    where is_platform() and b.company_id = company and b.status = 'BOUND' and c.deleted_at is null order by c.code
  $$;

-- Settings in force or scheduled.
create function company_fees(company text, today date)
  returns table (bin text, product_name jsonb, currency text, effective_from date, effective_to date, items int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select b.bin, b.product_name, f.currency::text, f.effective_from, f.effective_to, jsonb_array_length(f.items)
    from fee_setting f join card_bin b on b.id = f.bin_id
    where is_platform() and f.company_id = company and f.merchant_id is null
      and (f.effective_to is null or f.effective_to > today)
    order by b.bin, f.currency, f.effective_from
  $$;

create function company_figures(company text, today date)
  returns table (merchants jsonb, users_active int, users_invited int, active_cards int, balances jsonb, open_invoices int,
    open_reviews int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      (select coalesce(jsonb_object_agg(status, count), '{}') from (
        select m.status, count(*) as count from merchant m where m.company_id = company and m.deleted_at is null group by 1) as of),
      (select count(*)::int from app_user u where u.company_id = company and u.status = 'ACTIVE' and u.deleted_at is null),
      (select count(*)::int from app_user u where u.company_id = company and u.status = 'INVITED' and u.deleted_at is null),
      (select coalesce(sum(t.cards), 0)::int from card_tally t
        where t.company_id = company and t.standing = 'ACTIVE' and t.valid_to >= today),
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'balance', balance::text) order by currency), '[]') from (
        select a.currency, sum(l.balance) as balance from account a join ledger_account l on l.id = a.ledger_account_id
        where a.company_id = company group by 1) as of),
      (select count(*)::int from invoice i where i.company_id = company
        and (i.state = 'PENDING_REVIEW' or (i.state = 'APPROVED' and i.paid_minor < i.total_minor))),
      (select count(*)::int from review v where v.company_id = company and v.state in ('PENDING', 'STUCK'))
    where is_platform()
  $$;

-- The invitation of the first user, while the user has not accepted it.
create function company_invitation(company text)
  returns table (user_id text, email text, nickname text, language text, sent_at timestamptz, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, u.nickname, u.language, t.created_at, t.expires_at
    from company c join app_user u on u.id = c.first_user_id and u.status = 'INVITED' and u.deleted_at is null
    join lateral (
      select created_at, expires_at from password_token t
      where t.user_id = u.id and t.purpose = 'FIRST_LOGIN' order by created_at desc limit 1) as t on true
    where is_platform() and c.id = company
  $$;

-- Reasons why a company cannot be closed, with the number of records of each.
create function company_obstacles(company text)
  returns table (merchants int, balances int, invoices int, reviews int)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select
      (select count(*)::int from merchant m where m.company_id = company and m.deleted_at is null
        and m.status in ('PENDING_REVIEW', 'ACTIVE', 'SUSPENDED')),
      (select count(*)::int from account a join ledger_account l on l.id = a.ledger_account_id
        where a.company_id = company and (l.balance <> 0 or l.hold_out <> 0)),
      (select count(*)::int from invoice i where i.company_id = company
        and (i.state = 'PENDING_REVIEW' or (i.state = 'APPROVED' and i.paid_minor < i.total_minor))),
      (select count(*)::int from review v where v.state in ('PENDING', 'STUCK')
        and (v.company_id = company or (v.object_type = 'company' and v.object_id = company)))
    where is_platform()
  $$;

-- A closed company calls and signs in nowhere: its keys are revoked and its sessions end.
create function end_company_access(company text, at timestamptz, by_user text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_platform() then raise exception 'companies are closed by the company that runs the platform'; end if;
  if not exists (select from company c where c.id = company and c.status = 'CLOSED' and not c.is_default) then
    raise exception 'access ends with a closed company only';
  end if;
  update api_key set revoked_at = at, revoked_by = by_user, version = version + 1, updated_at = at, updated_by = by_user
  where company_id = company and revoked_at is null;
  update session set ended_at = at, ended_reason = 'COMPANY_CLOSED' where company_id = company and ended_at is null;
end $$;
revoke all on function end_company_access(text, timestamptz, text) from public;
grant execute on function end_company_access(text, timestamptz, text) to vcc_app;

insert into button (code, name, pages, risk) values
  ('company.company.view', '{"en_US": "View companies", "zh_CN": "查看公司"}', '{}', 'LOW'),
  ('company.company.save', '{"en_US": "Create and edit companies", "zh_CN": "创建和编辑公司"}', '{}', 'HIGH'),
  ('company.company.status', '{"en_US": "Suspend, resume and close companies", "zh_CN": "暂停、恢复和关闭公司"}', '{}', 'HIGH'),
  ('company.company.export', '{"en_US": "Export companies", "zh_CN": "导出公司"}', '{}', 'LOW'),
  ('company.company.approve', '{"en_US": "Review companies", "zh_CN": "审核公司"}', '{}', 'HIGH')
on conflict do nothing;
-- Roles of the platform company that edit roles and see every merchant can do everything with companies.
insert into role_button (company_id, role_id, button_code)
select r.company_id, r.id, 'company.company.' || given.action
from role r
join company c on c.id = r.company_id and c.is_default
join role_button saves on saves.role_id = r.id and saves.button_code = 'admin.role.save'
cross join (values ('view'), ('save'), ('status'), ('export'), ('approve')) as given (action)
where r.account_type = 'WHITELABEL' and r.all_merchant_access and r.deleted_at is null
on conflict do nothing;
