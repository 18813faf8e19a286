import type { DictDetail, I18nText } from '@console/contracts';
import { auditedActions, auditedObjects, jobTypes, permissions, webhookEvents } from '@console/contracts/areas';

/** Returns the entries of a dictionary: English label, Chinese label, and the color if it was set in the console. */
export const detailsOf = (
  entries: Readonly<Record<string, readonly [english: string, chinese: string, colour?: string]>>,
): DictDetail[] =>
  Object.entries(entries).map(([code, [en_US, zh_CN, colour]], sort) => ({
    code,
    label: { en_US, zh_CN } satisfies I18nText,
    colour: colour ?? 'mute',
    ...(colour !== undefined && { isColourChosen: true as const }),
    sort,
  }));

/** Labels used in tests, by dictionary. */
export const dictData: Record<string, DictDetail[]> = {
  audit_action: detailsOf(auditedActions),
  audit_object: detailsOf(auditedObjects),
  job_type: detailsOf(jobTypes),
  webhook_event: detailsOf(webhookEvents),
  permission: detailsOf(
    Object.fromEntries(Object.entries(permissions).map(([code, { name }]) => [code, [name.en_US, name.zh_CN]])),
  ),
  api_key_status: detailsOf({
    ACTIVE: ['Active', '正常', 'ok'],
    EXPIRED: ['Expired', '已过期', 'warn'],
    DISABLED: ['Owner disabled', '所有者已停用', 'bad'],
    REVOKED: ['Revoked', '已吊销', 'mute'],
  }),
  merchant_status: detailsOf({ DRAFT: ['Draft', '草稿'], ACTIVE: ['Active', '正常'] }),
  registration_state: detailsOf({
    EMAIL_UNVERIFIED: ['E-mail not confirmed', '邮箱未验证'],
    SUBMITTED: ['Pending review', '待审核'],
    APPROVED: ['Approved', '已通过'],
    REJECTED: ['Rejected', '已驳回'],
  }),
  button_risk: detailsOf({ LOW: ['Low', '低'], HIGH: ['High', '高'] }),
  parameter_group: detailsOf({ SESSIONS: ['Sign-in and sessions', '登录与会话'], FILES: ['Files', '文件'] }),
  role_status: detailsOf({ ACTIVE: ['Active', '启用'], DISABLED: ['Disabled', '停用'] }),
  email_account_status: detailsOf({
    DRAFT: ['Draft', '草稿'],
    ACTIVE: ['Active', '启用'],
    DISABLED: ['Disabled', '停用'],
  }),
  mail_security: detailsOf({ TLS: ['TLS', 'TLS'], STARTTLS: ['STARTTLS', 'STARTTLS'], NONE: ['None', '不加密'] }),
  mail_test_state: detailsOf({ SENDING: ['Sending', '发送中'], OK: ['Sent', '已发送'], FAILED: ['Failed', '失败'] }),
  mail_test_error: detailsOf({ CONNECT: ["The mail server didn't answer", '邮件服务器无响应'] }),
  report_source: detailsOf({ CARDS: ['Cards', '卡片'], USERS: ['Users', '用户'] }),
  report_status: detailsOf({ ACTIVE: ['Active', '启用'], DISABLED: ['Disabled', '停用'] }),
  report_category: detailsOf({ RISK: ['Risk', '风控'] }),
  template_category: detailsOf({ SIGN_IN: ['Sign-in', '登录'] }),
  template_status: detailsOf({ BUILT_IN: ['Default', '默认'], PUBLISHED: ['Custom', '自定义'] }),
  template_version_status: detailsOf({ PUBLISHED: ['Published', '已发布'], ARCHIVED: ['Archived', '已归档'] }),
  send_state: detailsOf({
    QUEUED: ['Queued', '待发送'],
    SENT: ['Sent', '已发送'],
    FAILED: ['Failed', '发送失败'],
  }),
  mail_template: detailsOf({
    RESET_LINK: ['Password reset link', '密码重置链接'],
    REVIEWS_OVERDUE: ['Delayed reviews', '审核延迟提醒'],
  }),
  dict_kind: detailsOf({ SYSTEM: ['System', '系统'], OWN: ['Custom', '自定义'] }),
  dict_entry_status: detailsOf({ ACTIVE: ['Active', '启用'], DISABLED: ['Disabled', '停用'] }),
  dict_colour: detailsOf({
    ok: ['Success', '成功'],
    warn: ['Warning', '警示'],
    bad: ['Error', '异常'],
    info: ['Information', '提示'],
    mute: ['Neutral', '中性'],
  }),
  account_type: detailsOf({
    WHITELABEL: ['Company', '公司'],
    MERCHANT: ['Merchant', '商户'],
    CHANNEL: ['Channel', '渠道'],
  }),
  card_state: detailsOf({
    PENDING: ['Pending', '处理中'],
    FAILED: ['Failed', '失败'],
    ACTIVE: ['Active', '正常'],
    FROZEN: ['Frozen', '已冻结'],
    CANCEL_REVIEW: ['Cancellation review', '注销审核'],
    EXPIRED: ['Expired', '已过期'],
    CANCELLED: ['Cancelled', '已注销'],
  }),
  decline_reason: detailsOf({ CARD_BLOCKED: ['Card frozen', '卡片已冻结'] }),
  freeze_reason: detailsOf({ LOST: ['Lost', '丢失'], SUSPICIOUS: ['Suspicious', '可疑'], OTHER: ['Other', '其他'] }),
  cancel_reason: detailsOf({ NOT_NEEDED: ['No longer needed', '不再使用'], OTHER: ['Other', '其他'] }),
  review_stage: detailsOf({
    PENDING: ['Pending review', '待审核'],
    MISMATCH: ['Balance mismatch', '余额不一致'],
    EXECUTING: ['In progress', '执行中'],
    APPROVED: ['Approved', '已通过'],
  }),
  review_kind: detailsOf({
    CARD_CANCEL: ['Card cancellation', '卡片注销'],
    INVOICE: ['Invoice', '账单'],
    MERCHANT_CHANGE: ['Merchant change', '商户变更'],
  }),
  merchant_review_outcome: detailsOf({ WAITING: ['Pending', '待审核'], APPROVED: ['Approved', '已通过'] }),
  mismatch_cause: detailsOf({ OPEN_HOLDS: ['Pending authorizations', '仍有占用金额'] }),
  reveal_purpose: detailsOf({ DISPUTE: ['Dispute', '争议'], OTHER: ['Other', '其他'] }),
  limit_reason: detailsOf({ MORE_SPENDING: ['More spending', '支出增加'], OTHER: ['Other', '其他'] }),
  unfreeze_reason: detailsOf({ RESOLVED: ['Resolved', '已解决'], OTHER: ['Other', '其他'] }),
  wallet_status: detailsOf({
    ACTIVE: ['Active', '正常'],
    FROZEN: ['Frozen', '已冻结'],
    CANCELLED: ['Cancelled', '已注销'],
  }),
  wallet_user_state: detailsOf({
    INVITED: ['Invited', '已邀请'],
    ACCEPTED: ['Accepted', '已接受'],
    EXPIRED: ['Expired', '已过期'],
    REMOVED: ['Removed', '已移除'],
  }),
  share_rule_type: detailsOf({
    CLASSIC_SHARE: ['Classic share', '经典共享'],
    EXTENDED_SHARE: ['Extended share', '扩展共享'],
  }),
  share_rule_status: detailsOf({ ACTIVE: ['Active', '启用'], DISABLED: ['Disabled', '停用'] }),
  wallet_role: detailsOf({
    VIEWER: ['Viewer', '仅查看'],
    SPENDER: ['Spender', '可消费'],
    MANAGER: ['Manager', '管理者'],
  }),
  visible_cards: detailsOf({ ALL: ['All cards', '全部卡片'], SELECTED: ['Selected cards', '指定卡片'] }),
  limit_period: detailsOf({ PER_TXN: ['Per transaction', '每笔'], MONTH: ['Per month', '每月'] }),
  card_event_source: detailsOf({
    CONSOLE: ['Console', '控制台'],
    CHANNEL: ['Channel', '渠道'],
    RISK: ['Risk control', '风控'],
  }),
  block_source: detailsOf({ ADMIN: ['Administrator', '管理员'], RISK: ['Risk control', '风控'] }),
  business_scenario: detailsOf({ ADVERTISING: ['Advertising', '广告投放'], TRAVEL: ['Travel', '差旅'] }),
  usage_type: detailsOf({ MULTI_USE: ['Multi-use', '多次使用'], SINGLE_USE: ['Single-use', '单次使用'] }),
  card_scheme: detailsOf({ VISA: ['Visa', 'Visa'], MASTERCARD: ['Mastercard', 'Mastercard'] }),
};
