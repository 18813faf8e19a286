-- Lock: all of cardholder.
-- For: seconds per million rows of cardholder.
-- Why a holder was rejected, and the last day for which one who passed is known.
alter table cardholder
  add column kyc_reason text not null default '' check (length(kyc_reason) <= 500),
  add column kyc_valid_to date;
create index cardholder_kyc_due on cardholder (kyc_valid_to) where kyc_status = 'PASSED' and deleted_at is null;

-- Whoever edits holders may also do what is new with them, so that an upgrade leaves somebody who can.
insert into button (code, name, pages, risk) values
  ('cards.cardholder.kyc', '{"en_US": "Verify cardholders", "zh_CN": "核验持卡人身份"}', '{}', 'HIGH')
on conflict do nothing;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'cards.cardholder.kyc' from role_button where button_code = 'cards.cardholder.status'
on conflict do nothing;
