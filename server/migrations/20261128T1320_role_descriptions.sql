-- Lock: all of role.
-- For: a moment; some rows.
-- The description of a role has two languages. A description that exists is kept in both.
alter table role alter column description drop default;
alter table role alter column description type jsonb
  using jsonb_build_object('en_US', description, 'zh_CN', description);
alter table role alter column description set default '{"en_US": "", "zh_CN": ""}';
