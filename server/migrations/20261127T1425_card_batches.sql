-- Lock: new tables only.
-- Users of wallets see cards and never a batch, so batches have a permission of their own: of everybody who sees cards.
insert into button (code, name, pages, risk) values
  ('cards.card-batch.view', '{"en_US": "View card batches", "zh_CN": "查看卡片批次"}', '{}', 'LOW')
on conflict do nothing;
update product_module set buttons = buttons || array['cards.card-batch.view']
where 'cards.card.view' = any(buttons) and not is_system;
insert into role_button (company_id, role_id, button_code)
select company_id, role_id, 'cards.card-batch.view' from role_button where button_code = 'cards.card.view'
on conflict do nothing;
