-- Lock: all of wallet_user; writers of wallet, wallet_cardholder.
-- For: seconds per million rows of wallet_user or wallet_cardholder.
-- Users are invited to one wallet each time. An address whose account cannot be told of stays an invitation to nobody here.
alter table wallet_user
  -- Empty for those who were invited when an invitation named a merchant alone.
  add column wallet_id text references wallet (id),
  alter column user_id drop not null,
  add constraint wallet_user_accepted_by check (state = 'INVITED' or user_id is not null);

drop index wallet_user_one;
create unique index wallet_user_one on wallet_user (wallet_id, lower(email)) where state <> 'REMOVED';
create index wallet_user_of_wallet on wallet_user (wallet_id, invited_at desc, id desc);
create index wallet_user_list on wallet_user (company_id, invited_at desc, id desc);
create index wallet_cardholder_holder on wallet_cardholder (cardholder_id);
