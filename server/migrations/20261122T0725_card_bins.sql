-- Lock: all of bin_assignment, card_bin; writers of merchant.
-- For: seconds per million rows of bin_assignment.
-- All that is known of a card BIN, and who may issue from it: companies, and merchants of them where they differ.
alter table card_bin
  add column region text not null default 'GLOBAL' check (region in ('GLOBAL', 'AMERICAS', 'EUROPE', 'APAC', 'MEA')),
  add column description jsonb not null default '{"en_US": "", "zh_CN": ""}',
  add column card_type text not null default 'RECHARGE' check (card_type in ('RECHARGE', 'SHARE', 'BOTH')),
  add column platforms text[] not null default '{}',
  -- Companies that may be given it; null for all.
  add column visible_to text[],
  add column min_topup_minor bigint check (min_topup_minor > 0),
  add column max_topup_minor bigint check (max_topup_minor >= min_topup_minor),
  add column min_retained_minor bigint check (min_retained_minor >= 0),
  add column max_balance_minor bigint check (max_balance_minor > 0),
  add column max_cards_per_holder int check (max_cards_per_holder > 0),
  add column daily_issue_cap int check (daily_issue_cap > 0),
  add column needs_kyc boolean not null default false,
  add column holder_countries text[] not null default '{}',
  add column area_codes text[] not null default '{}',
  add column features text[] not null default '{}',
  add column blocked_mcc text[] not null default '{}',
  add column risk_note text not null default '' check (length(risk_note) <= 500);

alter table bin_assignment
  add column merchant_id text references merchant (id),
  add column issue_cap int check (issue_cap > 0),
  -- First and last day on which it may issue.
  add column from_day date,
  add column to_day date,
  add column version int not null default 1,
  add column created_by text not null default 'system',
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default 'system',
  add check (from_day <= to_day),
  drop constraint bin_assignment_company_id_bin_id_key;
create unique index bin_assignment_one on bin_assignment (bin_id, company_id, (coalesce(merchant_id, '')));

-- BINs are the platform's. The company that runs it is the one that an unknown address leads to.
create function is_platform() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from company where id = current_setting('app.company_id', true) and is_default) $$;

grant insert, update on card_bin to vcc_app;
alter table card_bin enable row level security;
create policy seen on card_bin for select to vcc_app using (true);
create policy added on card_bin for insert to vcc_app with check ((select is_platform()));
create policy kept on card_bin for update to vcc_app
  using ((select is_platform())) with check ((select is_platform()));
create policy platform on bin_assignment to vcc_app
  using ((select is_platform())) with check ((select is_platform()));

-- What the platform needs to know of other companies to give them a BIN; for every other company there is nothing.
create function bin_companies() returns table (id text, company_no text, name jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select c.id, c.company_no, c.name from company c where is_platform() and c.deleted_at is null order by c.company_no $$;
create function bin_merchants() returns table (id text, company_id text, merchant_no text, name jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.company_id, m.merchant_no, m.name from merchant m where is_platform() and m.deleted_at is null
    order by m.merchant_no
  $$;
-- Prices that are in force or will be: those of the merchant or those of everybody.
create function bin_has_fee(bin text, company text, merchant text, today date) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select is_platform() and exists (
      select from fee_setting f where f.bin_id = bin and f.company_id = company
        and (f.merchant_id is null or f.merchant_id = merchant) and (f.effective_to is null or f.effective_to > today))
  $$;

insert into button (code, name, pages, risk) values
  ('cards.card-bin.view', '{"en_US": "View card BINs", "zh_CN": "查看卡BIN"}', '{}', 'LOW'),
  ('cards.card-bin.save', '{"en_US": "Edit card BINs", "zh_CN": "编辑卡BIN"}', '{}', 'HIGH'),
  ('cards.card-bin.status', '{"en_US": "Put card BINs online and offline", "zh_CN": "上线与下线卡BIN"}', '{}', 'HIGH'),
  ('cards.card-bin.assign', '{"en_US": "Assign card BINs", "zh_CN": "分配卡BIN"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever keeps the menus of the platform keeps its BINs too, so that an upgrade leaves somebody who can.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code from role_button,
  (values ('cards.card-bin.view'), ('cards.card-bin.save'), ('cards.card-bin.status'), ('cards.card-bin.assign')) as it (code)
where button_code = 'admin.menu.save'
on conflict do nothing;
