-- Lock: all of card_transaction; writers of app_user, company.
-- For: tens of seconds per million rows of card_transaction.
-- Lists of purchases are narrowed by what was billed and by the pool that pays, which a card has from its beginning.
set local statement_timeout = 0;

alter table card_transaction add column pool_id text;
update card_transaction t set pool_id = coalesce(c.share_group_id, c.wallet_id)
from card c where c.id = t.card_id and c.funding_mode = 'SHARE';

create index card_transaction_of_pool on card_transaction (company_id, pool_id, at desc, id desc)
  where pool_id is not null;
create index card_transaction_by_amount on card_transaction (company_id, currency, billed_minor, at desc);

-- Which columns a user wanted in the file of a list when they asked for it last.
create table export_preference (
  user_id text not null references app_user (id),
  company_id text not null references company (id),
  -- The call that begins the export.
  export text not null check (length(export) <= 80),
  choice text not null check (choice in ('ALL', 'SEEN', 'CHOSEN')),
  columns text[] not null check (cardinality(columns) <= 60),
  updated_at timestamptz not null,
  primary key (user_id, export)
);
call tenant_table('export_preference');

-- Whoever sees a list and exports cards may also have the list as a file.
insert into button (code, name, pages, risk) values
  ('cards.share-group.export', '{"en_US": "Export shared card groups", "zh_CN": "导出共享卡组"}', '{}', 'LOW'),
  ('cards.share-card.export', '{"en_US": "Export share cards", "zh_CN": "导出共享卡"}', '{}', 'LOW'),
  ('cards.wallet.export', '{"en_US": "Export card wallets", "zh_CN": "导出卡钱包"}', '{}', 'LOW'),
  ('cards.wallet-user.export', '{"en_US": "Export wallet users", "zh_CN": "导出钱包用户"}', '{}', 'LOW'),
  ('cards.limit-rule.export', '{"en_US": "Export limits and rules", "zh_CN": "导出限额与规则"}', '{}', 'LOW'),
  ('cards.card-bin.export', '{"en_US": "Export card BINs", "zh_CN": "导出卡BIN"}', '{}', 'LOW')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select sees.company_id, sees.role_id, may.code
from (values ('cards.share-group'), ('cards.share-card'), ('cards.wallet'), ('cards.wallet-user'), ('cards.limit-rule'),
  ('cards.card-bin')) as list (noun)
cross join lateral (select list.noun || '.export' as code) as may
join role_button sees on sees.button_code = list.noun || '.view'
join role_button exports on exports.role_id = sees.role_id and exports.button_code = 'cards.card.export'
on conflict do nothing;
