-- Lock: writers of merchant.
-- For: a moment; some rows.
-- The list of merchants is read in the order of these indexes, a page at a time.
create index merchant_named on merchant (company_id, lower(name ->> 'en_US'), id) where deleted_at is null;
create index merchant_created on merchant (company_id, created_at desc, id desc) where deleted_at is null;
