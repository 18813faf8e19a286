-- Lock: writers of company.
-- For: a moment.
-- Reports of a company: how their files look, what is in them, and every file that was written of one. What a file may be
-- about is a list of the product; here stand its codes and the names of its columns.
create table report_format (
  id text primary key check (id like 'rfmt\_%'),
  company_id text not null references company (id),
  name text not null,
  source text not null check (source in ('CARDS', 'TRANSACTIONS', 'CARDHOLDERS', 'ACCOUNTS', 'USERS', 'AUDIT')),
  file_type text not null check (file_type in ('XLSX', 'CSV', 'JSON')),
  language text not null check (language in ('en_US', 'zh_CN')),
  columns jsonb not null check (jsonb_typeof(columns) = 'array' and jsonb_array_length(columns) > 0),
  sort_field text,
  sort_direction text check (sort_direction in ('ASC', 'DESC')),
  delimiter text check (delimiter in ('COMMA', 'SEMICOLON', 'TAB')),
  encoding text check (encoding in ('UTF8_BOM', 'UTF8')),
  file_name text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create unique index report_format_name on report_format (company_id, lower(name));

create table report (
  id text primary key check (id like 'rpt\_%'),
  company_id text not null references company (id),
  code text not null,
  name text not null,
  category text not null check (category in ('OPERATIONS', 'FINANCE', 'RISK', 'COMPLIANCE', 'OTHER')),
  description text not null default '',
  format_id text not null references report_format (id),
  period text check (period in ('TODAY', 'YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_MONTH', 'LAST_MONTH')),
  statuses text[] not null default '{}',
  currencies text[] not null default '{}',
  retention_hours int not null check (retention_hours between 1 and 168),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED')),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create unique index report_code on report (company_id, code);
create index report_of_format on report (format_id);

-- The job is gone after a month, and what came of it stays.
create table report_run (
  job_id text primary key check (job_id like 'job\_%'),
  company_id text not null references company (id),
  report_id text not null references report (id),
  started_at timestamptz not null,
  started_by text not null,
  ended_at timestamptz,
  row_count int,
  file_name text,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$')
);
create index report_run_newest on report_run (report_id, started_at desc);

call tenant_table('report_format');
call tenant_table('report');
call tenant_table('report_run');
revoke insert, update, delete on report_format, report, report_run from vcc_app;
grant insert on report_format, report, report_run to vcc_app;
grant update (name, file_type, language, columns, sort_field, sort_direction, delimiter, encoding, file_name, version,
  updated_at, updated_by) on report_format to vcc_app;
grant update (code, name, category, description, format_id, period, statuses, currencies, retention_hours, status, version,
  updated_at, updated_by) on report to vcc_app;
grant update (ended_at, row_count, file_name, sha256) on report_run to vcc_app;

insert into button (code, name, pages, risk) values
  ('admin.report.view', '{"en_US": "View reports", "zh_CN": "查看报表"}', '{}', 'LOW'),
  ('admin.report.save', '{"en_US": "Edit reports", "zh_CN": "编辑报表"}', '{}', 'LOW'),
  ('admin.report.status', '{"en_US": "Activate and disable reports", "zh_CN": "启用及停用报表"}', '{}', 'LOW'),
  ('admin.report.run', '{"en_US": "Run reports", "zh_CN": "生成报表"}', '{}', 'LOW'),
  ('admin.report-format.view', '{"en_US": "View report formats", "zh_CN": "查看报表格式"}', '{}', 'LOW'),
  ('admin.report-format.save', '{"en_US": "Edit report formats", "zh_CN": "编辑报表格式"}', '{}', 'LOW')
on conflict do nothing;
-- Whoever decides what people of a company may do decides about its reports.
insert into role_button (company_id, role_id, button_code)
select b.company_id, b.role_id, it.code
from role_button b join role r on r.id = b.role_id,
  (values ('admin.report.view'), ('admin.report.save'), ('admin.report.status'), ('admin.report.run'),
    ('admin.report-format.view'), ('admin.report-format.save')) as it (code)
where b.button_code = 'admin.role.save' and r.account_type = 'WHITELABEL'
on conflict do nothing;
