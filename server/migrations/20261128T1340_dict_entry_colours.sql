-- Lock: all of dict_detail.
-- For: a moment; some rows.
-- The colour that the product gave an entry: an entry of another colour was given it in the console. Entries that were
-- edited before are compared from the next start on, which fills the column.
alter table dict_detail
  add column product_colour text check (product_colour in ('ok', 'warn', 'bad', 'info', 'mute'));
update dict_detail set product_colour = colour where updated_by is null;
