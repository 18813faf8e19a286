-- Lock: all of merchant_registration.
-- For: seconds per million rows of merchant_registration.
-- Whoever registers an address has a registration of their own until one of them is handed in by its own link, so that
-- nobody's name or password takes the place of somebody else's.
drop index merchant_registration_open;
create unique index merchant_registration_submitted on merchant_registration (company_id, lower(email))
  where state = 'SUBMITTED';
create index merchant_registration_unverified on merchant_registration (company_id, lower(email))
  where state = 'EMAIL_UNVERIFIED';
