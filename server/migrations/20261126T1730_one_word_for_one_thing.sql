-- Lock: new tables only.
-- One word for one thing, on all pages. What somebody named otherwise stays.
update dict set name = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh), version = version + 1
from (values
  ('card_state', 'Card state', '卡片状态', 'Combined card status', '卡片综合状态'),
  ('share_rule_type', 'Share rule type', '共享规则类型', 'Sharing rule type', '共享规则类型'),
  ('share_rule_status', 'Share rule status', '共享规则状态', 'Sharing rule status', '共享规则状态'),
  ('transaction_phase', 'Transaction phase', '交易阶段', 'Transaction stage', '交易阶段'),
  ('invoice_kind', 'Kind of invoice', '账单类型', 'Invoice type', '账单类型')
) it (code, old_en, old_zh, en, zh)
where dict.code = it.code and dict.name = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.old_zh);

with renamed as (
  update dict_detail set label = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh)
  from (values
  ('card_state', 'CREATING', 'Being created', '创建中', 'Creating', '创建中'),
  ('mismatch_cause', 'UNKNOWN_ORDERS', 'Orders with unconfirmed result', '结果未知的订单', 'Orders with unconfirmed result', '结果未知的指令'),
  ('card_create_status', 'CREATING', 'Being created', '创建中', 'Creating', '创建中'),
  ('cancel_state', 'DONE', 'Done', '已完成', 'Completed', '已完成'),
  ('funding_mode', 'RECHARGE', 'Recharge card', '充值卡', 'Reloadable prepaid card', '充值卡'),
  ('funding_mode', 'SHARE', 'Share card', '共享卡', 'Shared card', '共享卡'),
  ('block_source', 'GROUP', 'Shared card group', '共享卡组', 'Card group', '共享卡组'),
  ('bin_status', 'ONLINE', 'Online', '已上线', 'Active', '已上线'),
  ('bin_status', 'OFFLINE', 'Offline', '已下线', 'Inactive', '已下线'),
  ('bin_card_type', 'RECHARGE', 'Recharge card', '充值卡', 'Reloadable prepaid card', '充值卡'),
  ('bin_card_type', 'SHARE', 'Share card', '共享卡', 'Shared card', '共享卡'),
  ('bin_card_type', 'BOTH', 'Recharge and share card', '充值卡和共享卡', 'Prepaid and shared card', '充值卡和共享卡'),
  ('invoice_kind', 'REGULAR', 'For a period', '账期账单', 'Regular', '账期账单'),
  ('audit_object', 'shareGroup', 'Shared card group', '共享卡组', 'Card group', '共享卡组'),
  ('audit_object', 'shareRule', 'Share rule', '共享规则', 'Sharing rule', '共享规则'),
  ('job_type', 'SHARE_CARD_CREATE', 'Create share cards', '创建共享卡', 'Create shared cards', '创建共享卡'),
  ('job_type', 'GROUP_EXPORT', 'Export shared card groups', '导出共享卡组', 'Export card groups', '导出共享卡组'),
  ('job_type', 'SHARE_CARD_EXPORT', 'Export share cards', '导出共享卡', 'Export shared cards', '导出共享卡'),
  ('job_type', 'GROUP_FREEZE', 'Freeze shared card group', '冻结共享卡组', 'Freeze card group', '冻结共享卡组'),
  ('audit_action', '/shareGroup/create', 'Create shared card group', '创建共享卡组', 'Create card group', '创建共享卡组'),
  ('audit_action', '/shareGroup/topup', 'Top up shared card group', '共享卡组充值', 'Top up card group', '共享卡组充值'),
  ('audit_action', '/shareGroup/withdraw', 'Withdraw from shared card group', '共享卡组转出', 'Withdraw from card group', '共享卡组转出'),
  ('audit_action', '/shareGroup/freeze', 'Freeze shared card group', '冻结共享卡组', 'Freeze card group', '冻结共享卡组'),
  ('audit_action', '/shareGroup/unfreeze', 'Unfreeze shared card group', '解冻共享卡组', 'Unfreeze card group', '解冻共享卡组'),
  ('audit_action', '/shareGroup/cancel', 'Cancel shared card group', '注销共享卡组', 'Cancel card group', '注销共享卡组'),
  ('audit_action', '/shareGroup/cancelCards', 'Cancel cards of shared card group', '注销共享卡组的卡片', 'Cancel cards of card group', '注销共享卡组的卡片'),
  ('audit_action', '/shareGroup/export', 'Export shared card groups', '导出共享卡组', 'Export card groups', '导出共享卡组'),
  ('audit_action', '/shareCard/create', 'Create share card', '创建共享卡', 'Create shared card', '创建共享卡'),
  ('audit_action', '/shareCard/createBatch', 'Create share cards', '批量创建共享卡', 'Create shared cards', '批量创建共享卡'),
  ('audit_action', '/shareCard/export', 'Export share cards', '导出共享卡', 'Export shared cards', '导出共享卡'),
  ('audit_action', '/shareRule/save', 'Save share rule', '保存共享规则', 'Save sharing rule', '保存共享规则'),
  ('audit_action', '/shareRule/status', 'Enable or disable share rule', '启用或停用共享规则', 'Enable or disable sharing rule', '启用或停用共享规则'),
  ('audit_action', '/guard/withdraw', 'Withdraw failing version', '撤回出错版本', 'Roll back failing version', '回滚出错版本'),
  ('notification_type', 'RELEASE_WITHDRAWN', 'Version rolled back automatically', '有版本出现故障，已被撤回', 'Version rolled back automatically', '版本已自动回滚'),
  ('audit_action', '/clock/move', 'Move sandbox clock forward', '拨快时钟', 'Move sandbox clock forward', '拨快沙箱时钟')
  ) it (dict_code, code, old_en, old_zh, en, zh)
  where dict_detail.dict_code = it.dict_code and dict_detail.code = it.code and dict_detail.label = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.old_zh)
  returning dict_detail.dict_code
)
update dict set version = version + 1 where code in (select dict_code from renamed);

update system_parameter set description = jsonb_build_object('en_US', it.en, 'zh_CN', it.zh)
from (values
  ('session.idle_warn_seconds', 'Seconds of inactivity before the log-out notice', '无操作多少秒后提示', 'Seconds of inactivity before the log-out notice', '无操作多少秒后提示即将退出登录'),
  ('session.countdown_seconds', 'Countdown of the log-out notice in seconds', '提示倒计时秒数', 'Countdown of the log-out notice in seconds', '退出登录提示的倒计时秒数'),
  ('release.guard_sessions', 'Failing sessions that trigger an automatic rollback; 0 = never', '新版本在多少个会话出错后自动回退，0表示从不', 'Failing sessions that trigger an automatic rollback; 0 = never', '新版本在多少个会话出错后自动回滚，0表示从不')
) it (code, old_en, old_zh, en, zh)
where system_parameter.code = it.code and system_parameter.description = jsonb_build_object('en_US', it.old_en, 'zh_CN', it.old_zh);
