-- Lock: all of app_user, card, cardholder, company, merchant, merchant_registration.
-- For: seconds per million rows of card, cardholder.
-- Order of names in lists: letters first, then accents and case, as in a dictionary. The default collation compares bytes
-- in a database with the locale C, as the embedded one has: Zed, alice, Éric.
create collation name_order (provider = icu, locale = 'und');

drop index cardholder_by_name, cardholder_of_merchant, card_by_alias, card_shared_by_alias, app_user_listed,
  merchant_named, company_named, merchant_registration_named;

create index cardholder_by_name on cardholder (company_id, name collate name_order, id) where deleted_at is null;
create index cardholder_of_merchant on cardholder (company_id, merchant_id, name collate name_order, id);
create index card_by_alias on card (company_id, alias_key collate name_order, id);
create index card_shared_by_alias on card (company_id, alias_key collate name_order, id) where funding_mode = 'SHARE';
create index app_user_listed on app_user (company_id, login_name collate name_order, id) where deleted_at is null;
create index merchant_named on merchant (company_id, (name ->> 'en_US') collate name_order, id)
  where deleted_at is null;
create index company_named on company ((name ->> 'en_US') collate name_order, id) where deleted_at is null;
create index merchant_registration_named on merchant_registration (company_id, username collate name_order, id);
