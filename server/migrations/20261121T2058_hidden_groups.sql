-- Lock: all of app_user.
-- For: seconds per million rows of app_user.
-- Groups of fields that a user may not see, whatever their roles allow them to do with the record around them.
alter table app_user
  add column hidden_groups text[] not null default '{}' check (hidden_groups <@ array[
    'CARD_NUMBER', 'CARD_EXPIRY', 'SECURITY_CODE', 'HOLDER_CONTACT', 'HOLDER_IDENTITY', 'HOLDER_ADDRESS',
    'BANK_ACCOUNT', 'API_SECRET', 'COST_MARGIN']);
