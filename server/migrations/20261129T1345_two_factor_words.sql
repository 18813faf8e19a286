-- Lock: new tables only.
-- Actions of the audit log have the glossary's term, two-factor authentication. Labels that a user changed are unchanged.
with renamed as (
  update dict_detail set label = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh), version = dict_detail.version + 1
  from (values
  ('/secondFactor/start', 'Start setting up two-step sign-in', 'Start setting up two-factor authentication', '开始设置两步验证'),
  ('/secondFactor/enable', 'Turn on two-step sign-in', 'Turn on two-factor authentication', '启用两步验证'),
  ('/secondFactor/disable', 'Turn off two-step sign-in', 'Turn off two-factor authentication', '关闭两步验证'),
  ('/user/resetFactor', 'Reset two-step sign-in of user', 'Reset two-factor authentication of user', '重置用户的两步验证')
  ) it (code, old_en, en, zh)
  where dict_detail.dict_code = 'audit_action' and dict_detail.code = it.code
    and dict_detail.label = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.zh)
  returning dict_detail.dict_code
)
update dict set version = version + 1 where code in (select dict_code from renamed);
