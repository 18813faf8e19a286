-- Lock: all of button.
-- For: a moment; some rows.
-- A name that somebody has changed stays through starts and upgrades; others follow the product, whose name is beside it.
alter table button add column product_name jsonb;
update button set product_name = name;
