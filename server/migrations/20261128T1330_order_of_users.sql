-- Lock: writers of app_user.
-- For: a moment; some rows.
-- The list of users is read in the order of this index, a page at a time.
create index app_user_listed on app_user (company_id, login_name, id) where deleted_at is null;
