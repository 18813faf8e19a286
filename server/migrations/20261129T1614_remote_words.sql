-- Lock: new tables only.
-- The separately released parts of the console are called remotes, because "module" is a part of the product that a
-- company has. Late reviews are called delayed, as on their pages. Names that a user changed are unchanged.
update menu set names = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh), version = version + 1
from (values
  ('devops-module-save', 'Register module', '登记模块', 'Register remote', '登记远程应用'),
  ('devops-module-save', 'Register module', '模块信息', 'Register remote', '登记远程应用'),
  ('role-devops-module-saveinfo', 'Module permissions', '模块权限', 'Remote permissions', '远程应用权限')
) it (url, old_en, old_zh, en, zh)
where menu.url = it.url and menu.names = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.old_zh);

with renamed as (
  update dict_detail set label = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh), version = dict_detail.version + 1
  from (values
  ('audit_action', '/devopsModule/save', 'Save module', '保存模块', 'Save remote', '保存远程应用'),
  ('audit_action', '/devopsRelease/rollback', 'Roll back module', '回滚模块', 'Roll back version', '回滚版本'),
  ('audit_action', '/devopsGrant/save', 'Save module permissions', '保存模块权限', 'Save remote permissions', '保存远程应用权限'),
  ('audit_action', '/devRemote/begin', 'Run module from source', '运行开发中的模块', 'Run remote from source', '运行开发中的远程应用'),
  ('audit_action', '/devRemote/end', 'Stop running module from source', '停止运行开发中的模块', 'Stop running remote from source', '停止运行开发中的远程应用'),
  ('audit_action', 'review/tend', 'Close overdue review', '结束逾期审核', 'Close expired review', '结束过期审核'),
  ('audit_object', 'devRemote', 'Module from source', '开发中的模块', 'Remote from source', '开发中的远程应用'),
  ('audit_object', 'devopsModule', 'Module', '模块', 'Remote', '远程应用'),
  ('audit_object', 'remoteVersion', 'Module version', '模块版本', 'Remote version', '远程应用版本'),
  ('mail_template', 'REVIEWS_OVERDUE', 'Reviews overdue', '审核逾期提醒', 'Delayed reviews', '审核延迟提醒')
  ) it (dict_code, code, old_en, old_zh, en, zh)
  where dict_detail.dict_code = it.dict_code and dict_detail.code = it.code
    and dict_detail.label = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.old_zh)
  returning dict_detail.dict_code
)
update dict set version = version + 1 where code in (select distinct dict_code from renamed);
