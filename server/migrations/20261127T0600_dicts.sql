-- Lock: all of dict, dict_detail.
-- For: a moment; some rows.
-- The console edits dictionaries. Only the company that runs the platform does, and codes of the product stay what they are.
alter table dict
  add column description text not null default '',
  add column is_editable boolean not null default true,
  add column updated_at timestamptz not null default now(),
  add column updated_by text;
alter table dict_detail
  add column is_default boolean not null default false,
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text;
create unique index dict_detail_default on dict_detail (dict_code) where is_default;

grant insert on dict, dict_detail to vcc_app;
grant update (name, description, version, updated_at, updated_by) on dict to vcc_app;
grant update (label, colour, sort, is_default, status, version, updated_at, updated_by) on dict_detail to vcc_app;
grant delete on dict_detail to vcc_app;

alter table dict enable row level security;
create policy seen on dict for select to vcc_app using (true);
create policy added on dict for insert to vcc_app with check ((select is_platform()) and not is_system);
create policy kept on dict for update to vcc_app
  using ((select is_platform())) with check ((select is_platform()) and is_editable);

alter table dict_detail enable row level security;
create policy seen on dict_detail for select to vcc_app using (true);
create policy added on dict_detail for insert to vcc_app with check (
  (select is_platform()) and dict_code in (select code from dict where is_editable and not is_system));
create policy kept on dict_detail for update to vcc_app
  using ((select is_platform()))
  with check ((select is_platform()) and dict_code in (select code from dict where is_editable));
create policy gone on dict_detail for delete to vcc_app using (
  (select is_platform()) and dict_code in (select code from dict where is_editable and not is_system));

-- Whoever changes an entry counts a version of its dictionary, so open pages learn of both.
create function tell_dicts() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'dicts')::text);
  return null;
end $$;
create trigger dict_told after insert or update on dict for each statement execute function tell_dicts();

insert into button (code, name, pages, risk) values
  ('admin.dict.view', '{"en_US": "View dictionaries", "zh_CN": "查看字典"}', '{}', 'LOW'),
  ('admin.dict.save', '{"en_US": "Edit dictionaries", "zh_CN": "维护字典"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever decides about parameters decides about the platform.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.dict.view'), ('admin.dict.save')) as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
