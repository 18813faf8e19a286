-- Lock: all of mail_outbox; writers of company.
-- For: tens of seconds per million rows of mail_outbox.
-- The console shows what was sent, so each mail says what it is, what it is about and how each attempt went. Links and codes
-- in mails are secrets: what can be shown stands beside what is sent, which no request can read.
alter table mail_outbox
  add column template text,
  add column language text check (language in ('en_US', 'zh_CN')),
  add column shown_body text,
  add column is_secret boolean not null default true,
  add column object_type text,
  add column object_id text,
  add column object_label text,
  add column resent_of text references mail_outbox (id),
  add column version int not null default 1,
  alter column body drop not null,
  drop constraint mail_outbox_state_check,
  add constraint mail_outbox_state_check check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'));

update mail_outbox set shown_body = regexp_replace(
  regexp_replace(body, '\?token=[\w-]+', '?••••••', 'g'), '\m[2-9A-Z]{8}\M', '••••••••', 'g');
update mail_outbox m set template = it.template, language = it.language
from (values
  ('Reset your password', 'RESET_LINK', 'en_US'), ('重置密码', 'RESET_LINK', 'zh_CN'),
  ('Your verification code', 'RESET_CODE', 'en_US'), ('验证码', 'RESET_CODE', 'zh_CN'),
  ('Your onboarding code', 'ONBOARDING_CODE', 'en_US'), ('入驻验证码', 'ONBOARDING_CODE', 'zh_CN'),
  ('Confirm your e-mail address', 'VERIFY_REGISTRATION', 'en_US'), ('验证邮箱', 'VERIFY_REGISTRATION', 'zh_CN'),
  ('You already have an account', 'ALREADY_REGISTERED', 'en_US'), ('您已有账号', 'ALREADY_REGISTERED', 'zh_CN'),
  ('You''ve been invited to the virtual card console', 'USER_INVITATION', 'en_US'),
  ('邀请您使用虚拟卡控制台', 'USER_INVITATION', 'zh_CN'),
  ('You''ve been invited to a wallet', 'WALLET_INVITATION', 'en_US'), ('邀请您使用钱包', 'WALLET_INVITATION', 'zh_CN'),
  ('You have access to a wallet', 'WALLET_LINKED', 'en_US'), ('您可使用钱包', 'WALLET_LINKED', 'zh_CN'),
  ('Reviews overdue', 'REVIEWS_OVERDUE', 'en_US'), ('有审核已逾期', 'REVIEWS_OVERDUE', 'zh_CN'),
  ('Version rolled back automatically', 'VERSION_WITHDRAWN', 'en_US'), ('版本已自动回滚', 'VERSION_WITHDRAWN', 'zh_CN'),
  ('Failing version needs your decision', 'VERSION_FAILING', 'en_US'), ('版本出错，请处理', 'VERSION_FAILING', 'zh_CN')
) as it (subject, template, language)
where m.subject = it.subject;
update mail_outbox set is_secret = template is null or shown_body <> body;

drop index mail_outbox_time;
create index mail_outbox_list on mail_outbox (company_id, created_at desc, id desc);
create index mail_outbox_state on mail_outbox (company_id, state, created_at desc, id desc);
create index mail_outbox_address on mail_outbox (company_id, lower(to_address));
create index mail_outbox_resent on mail_outbox (resent_of) where resent_of is not null;
create index mail_outbox_sent_text on mail_outbox (created_at) where body is not null;
create index mail_outbox_shown_text on mail_outbox (created_at) where shown_body is not null;
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (due_at) where state in ('QUEUED', 'SENDING');

-- Whoever calls writes a mail and reads all of it but its text; only the server itself reads that and says how it went.
revoke select, update, delete on mail_outbox from vcc_app;
grant select (id, company_id, to_address, subject, state, created_at, sent_at, attempts, due_at, last_error, template,
  language, shown_body, is_secret, object_type, object_id, object_label, resent_of, version) on mail_outbox to vcc_app;

create table mail_attempt (
  mail_id text not null references mail_outbox (id) on delete cascade,
  company_id text not null references company (id),
  no int not null,
  begun_at timestamptz not null,
  -- Null where the process that sent it has not come back, or never will.
  ended_at timestamptz,
  error text,
  primary key (mail_id, no)
);
call tenant_table('mail_attempt');
revoke insert, update, delete on mail_attempt from vcc_app;

insert into button (code, name, pages, risk) values
  ('admin.send-record.view', '{"en_US": "View sent e-mails", "zh_CN": "查看发送记录"}', '{}', 'LOW'),
  ('admin.send-record.resend', '{"en_US": "Resend e-mails", "zh_CN": "重新发送邮件"}', '{}', 'LOW')
on conflict do nothing;
-- Whoever keeps the platform's parameters looks after its mail.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, code
from role_button, (values ('admin.send-record.view'), ('admin.send-record.resend')) as it (code)
where button_code = 'admin.parameter.save'
on conflict do nothing;
