-- Lock: all of app_user, wallet_user; writers of card, company.
-- For: seconds per million rows of app_user.
-- What a user of a wallet may do there, which of its cards they see, and how much may be spent with those.
alter table wallet_user
  add column role text not null default 'VIEWER' check (role in ('VIEWER', 'SPENDER', 'MANAGER')),
  add column visible_cards text not null default 'ALL' check (visible_cards in ('ALL', 'SELECTED')),
  add column limit_minor bigint check (limit_minor > 0),
  add column limit_period text
    check (limit_period in ('PER_TXN', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME')),
  add constraint wallet_user_limit check ((limit_minor is null) = (limit_period is null)),
  add constraint wallet_user_spends check (role <> 'VIEWER' or limit_minor is null);

-- The cards that a user sees where those were chosen.
create table wallet_user_card (
  wallet_user_id text not null references wallet_user (id),
  card_id text not null references card (id),
  company_id text not null references company (id),
  primary key (wallet_user_id, card_id)
);
create index wallet_user_card_of_card on wallet_user_card (card_id);
call tenant_table('wallet_user_card');

-- Whoever came by an invitation alone is no user of a merchant: they reach their wallets and nothing else.
alter table app_user
  drop constraint app_user_account_type_check,
  add constraint app_user_account_type_check check (account_type in ('WHITELABEL', 'MERCHANT', 'CHANNEL', 'WALLET'));
update app_user u set account_type = 'WALLET', landing_page = 'card-wallet'
where u.account_type = 'MERCHANT' and exists (select from wallet_user wu where wu.user_id = u.id)
  and not exists (select from user_role ur where ur.user_id = u.id);
