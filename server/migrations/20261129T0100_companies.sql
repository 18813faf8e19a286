-- Lock: all of company; writers of app_user, file_object.
-- For: a moment.
-- Companies as records that the platform company creates, reviews and runs. Every other company sees its own row.
alter table company
  add column dba text not null default '',
  add column agreement_no text not null default '',
  add column registration_no text not null default '',
  add column country text not null default '',
  add column year_established int,
  add column website text not null default '',
  add column contact_title text,
  add column contact_first_name text not null default '',
  add column contact_last_name text not null default '',
  add column contact_email text not null default '',
  add column contact_area_code text not null default '',
  add column contact_phone text not null default '',
  add column address_line1 text not null default '',
  add column address_line2 text not null default '',
  add column address_line3 text not null default '',
  add column city text not null default '',
  add column state text not null default '',
  add column postal_code text not null default '',
  -- Uploaded images of the brand. Without them the mark is drawn from `logo_mark` and `brand_seed`.
  add column logo_file_id text references file_object (id),
  add column icon_file_id text references file_object (id),
  add column payment_logo_file_id text references file_object (id),
  add column payment_logo_gray_file_id text references file_object (id),
  add column dashboard_logo_file_id text references file_object (id),
  add column products text[] not null default '{}',
  -- Granted and assigned when the company is approved, and empty afterwards.
  add column module_ids text[] not null default '{}',
  add column bin_ids text[] not null default '{}',
  add column invoice_emails text[] not null default '{}',
  add column bank_name text not null default '',
  add column bank_address text not null default '',
  add column bank_account_name text not null default '',
  add column bank_account_no text not null default '',
  add column bank_iban text not null default '',
  add column bank_swift text not null default '',
  add column bank_currency text,
  add column fee_currency text,
  add column remark text not null default '',
  -- Changes of a company that serves, until they are approved: fields of the contract with their new values.
  add column proposed jsonb,
  add column rejected_reason text,
  add column status_reason text,
  -- Owner that is invited when the company is approved.
  add column first_user_id text references app_user (id),
  alter column logo_mark set default '',
  alter column brand_seed set default '#34398F';

grant insert, update on company to vcc_app;
drop policy tenant on company;
create policy seen on company for select to vcc_app
  using (id = (select current_setting('app.company_id', true)) or (select is_platform()));
create policy added on company for insert to vcc_app
  with check ((select is_platform()) and status = 'DRAFT' and not is_default);
create policy kept on company for update to vcc_app
  using ((select is_platform())) with check ((select is_platform()));

-- The platform company stays the platform company, and no other becomes one.
create function keep_default_company() returns trigger language plpgsql as $$
begin
  if new.is_default <> old.is_default then raise exception 'the platform company never changes'; end if;
  return new;
end $$;
create trigger keep_default before update on company for each row execute function keep_default_company();

-- Drafts and closed companies have no site.
drop function brand_of(text);
create function brand_of(origin text)
  returns table (id text, name jsonb, platform_label jsonb, copyright jsonb, brand_seed text, logo_mark text,
    logo_file_id text, icon_file_id text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.name, c.platform_label, c.copyright, c.brand_seed, c.logo_mark, c.logo_file_id, c.icon_file_id
    from company c
    where c.deleted_at is null and c.status in ('ACTIVE', 'SUSPENDED')
      and (origin = any (c.site_origins) or c.is_default)
    order by (origin = any (c.site_origins)) desc
    limit 1
  $$;

-- Companies that get BINs and modules.
create or replace function bin_companies() returns table (id text, company_no text, name jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.company_no, c.name from company c
    where is_platform() and c.deleted_at is null and c.status in ('ACTIVE', 'SUSPENDED') order by c.company_no
  $$;
