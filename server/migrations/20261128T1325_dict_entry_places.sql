-- Lock: all of dict_detail.
-- For: a moment; some rows.
-- An entry can belong to another entry of its dictionary, and be offered on some days only.
alter table dict_detail
  add column parent_code text check (parent_code <> code),
  add column valid_from date,
  add column valid_until date check (valid_until >= valid_from),
  add constraint dict_detail_parent foreign key (dict_code, parent_code) references dict_detail (dict_code, code);
create index dict_detail_children on dict_detail (dict_code, parent_code) where parent_code is not null;
grant update (parent_code, valid_from, valid_until) on dict_detail to vcc_app;
