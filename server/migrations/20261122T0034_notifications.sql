-- Lock: writers of app_user, company.
-- For: a moment.
-- What somebody should know without asking. Written in the transaction of what happened; a person's own affair.
create table notification (
  id text primary key check (id like 'ntf\_%'),
  company_id text not null references company (id),
  user_id text not null references app_user (id),
  type text not null check (type ~ '^[A-Z_]{3,40}$'),
  object_type text not null,
  object_id text not null,
  label text not null check (length(label) <= 200),
  -- Address below `/main/` that shows the object; empty where no page does.
  page text not null default '' check (length(page) <= 300),
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_object on notification (object_id) where read_at is null;
create index notification_age on notification (created_at);
call tenant_table('notification');
revoke delete on notification from vcc_app;

-- Equal notices of one transaction are sent once, so reading all of them tells the other pages of that person once.
create function tell_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'notifications', 'userId', new.user_id)::text);
  return null;
end $$;
create trigger notification_told after insert or update on notification for each row
  execute function tell_notifications();
