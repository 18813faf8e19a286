-- Lock: new tables only.
-- Every company decides reviews, whatever modules it has; the code says the same of these buttons.
create or replace view held_button with (security_invoker = true) as
select b.company_id, b.role_id, b.button_code from role_button b
where b.button_code ~ '^(admin\.(role|user)|reviews\.review)\.'
  or exists (select from company c where c.id = b.company_id and c.is_default)
  or exists (
    select from company_module g join product_module m on m.id = g.module_id join role r on r.id = b.role_id
    where g.company_id = b.company_id and b.button_code = any(m.buttons) and r.account_type = any(m.account_types));
-- Whoever may approve what others request sees the requests.
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'reviews.review.view' from role_button where button_code = 'admin.role.approve'
on conflict do nothing;
