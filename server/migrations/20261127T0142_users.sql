-- Lock: all of app_user; writers of user_merchant_scope.
-- For: a moment; the new column has a constant default.
-- Users of the console are kept on a page of their own.
alter table app_user add column mac_address text not null default '';

-- Open pages learn what their user sees from now on: which merchants, and which fields.
create trigger user_merchant_told after insert or update or delete on user_merchant_scope for each row
  execute function tell_grants_of_user();
create function tell_hidden_groups() returns trigger language plpgsql as $$
begin
  perform pg_notify('vcc_event', json_build_object('say', 'grants', 'userId', new.id)::text);
  return null;
end $$;
create trigger hidden_groups_told after update of hidden_groups on app_user for each row
  when (old.hidden_groups is distinct from new.hidden_groups) execute function tell_hidden_groups();

insert into button (code, name, pages, risk) values
  ('admin.user.view', '{"en_US": "View users", "zh_CN": "查看用户"}', '{}', 'LOW'),
  ('admin.user.save', '{"en_US": "Edit users", "zh_CN": "编辑用户"}', '{}', 'HIGH'),
  ('admin.user.invite', '{"en_US": "Invite users", "zh_CN": "邀请用户"}', '{}', 'HIGH'),
  ('admin.user.status', '{"en_US": "Disable, unlock and sign out users", "zh_CN": "停用、解锁用户及结束其会话"}', '{}', 'HIGH')
on conflict do nothing;
-- Whoever reads the log of a company and sees its card numbers owns it; whoever invites to wallets of a merchant owns that.
insert into role_button (company_id, role_id, button_code)
select r.company_id, r.id, code
from role r, (values ('admin.user.view'), ('admin.user.save'), ('admin.user.invite'), ('admin.user.status')) as it (code)
where r.deleted_at is null and (
  (r.account_type = 'WHITELABEL' and r.all_merchant_access
    and exists (select from role_button b where b.role_id = r.id and b.button_code = 'admin.audit.export')
    and exists (select from role_button b where b.role_id = r.id and b.button_code = 'cards.card.reveal'))
  or (r.account_type = 'MERCHANT'
    and exists (select from role_button b where b.role_id = r.id and b.button_code = 'cards.wallet-user.invite')))
on conflict do nothing;
