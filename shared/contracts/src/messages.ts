import { codes, wrongProofs } from './envelope';
import type { Language } from './language';

type Catalogue = Record<string, Record<Language, string>>;

const unknownRefusal = { en_US: 'request error, please try later', zh_CN: '请求错误，请稍后再试' };

/** Texts of the envelope's codes; those of the specification are verbatim. */
const refusals: Catalogue = {
  [codes.ok]: { en_US: 'Success', zh_CN: '成功' },
  [codes.signedOut]: { en_US: 'Login has expired, please log in again', zh_CN: '登录已过期，请重新登录' },
  [codes.countryBlocked]: {
    en_US: 'IP access from this country/region is not supported at the moment.',
    zh_CN: '暂不支持来自该国家/地区的IP访问。',
  },
  [codes.serverError]: unknownRefusal,
  [codes.badRequest]: { en_US: "The request isn't valid JSON", zh_CN: '请求不是可读取的JSON' },
  [codes.insecure]: { en_US: 'This console is available over HTTPS only', zh_CN: '本控制台只能通过HTTPS访问' },
  [codes.tooLarge]: { en_US: 'The request is larger than 1 MB', zh_CN: '请求超过1 MB' },
  [codes.mediaType]: { en_US: 'Send the request as application/json', zh_CN: '请以application/json发送请求' },
  [codes.unavailable]: { en_US: 'The service is busy, try again shortly', zh_CN: '服务繁忙，请稍后再试' },
  [codes.invalid]: { en_US: 'Some fields need attention', zh_CN: '部分字段需要修改' },
  [codes.notFound]: {
    en_US: "This record doesn't exist, or you don't have access to it",
    zh_CN: '记录不存在或您无权查看',
  },
  [codes.versionConflict]: {
    en_US: 'Someone else changed this record. Reload to see their change',
    zh_CN: '该记录已被他人修改',
  },
  [codes.idempotencyMismatch]: {
    en_US: 'This submission was already used for a different request',
    zh_CN: '该提交已用于其他内容',
  },
  [codes.idempotencyInProgress]: { en_US: 'This submission is still in progress', zh_CN: '该提交仍在处理中' },
  [codes.transition]: { en_US: "This action isn't available in the current status", zh_CN: '当前状态不允许此操作' },
  [codes.ownItem]: { en_US: "You can't review your own request", zh_CN: '不能审核自己提交的内容' },
  [codes.openReview]: { en_US: 'A review of this is already pending', zh_CN: '该对象已有待处理的审核' },
  [codes.binExists]: {
    en_US: 'This card BIN already exists in the current channel.',
    zh_CN: '该卡BIN在当前渠道中已存在。',
  },
  [codes.pendingTransactions]: {
    en_US: 'Pending transactions exist. Card cancellation is unavailable.',
    zh_CN: '存在未完成的交易，暂时无法注销卡片。',
  },
  [codes.tooMany]: { en_US: 'Too many attempts, try again later', zh_CN: '尝试次数过多，请稍后再试' },
  [codes.agreementDue]: { en_US: 'Accept the updated agreements first', zh_CN: '请先阅读并签署更新后的协议' },
  [codes.stepUp]: { en_US: 'Confirm your identity', zh_CN: '请确认是您本人操作' },
  [codes.apiKeyUnknown]: { en_US: "This API key doesn't exist", zh_CN: '该API密钥不存在' },
  [codes.apiKeyExpired]: { en_US: 'This API key or this secret has expired', zh_CN: '该API密钥或其密钥值已过期' },
  [codes.apiKeyRevoked]: {
    en_US: "This API key is revoked, or its owner's account is disabled",
    zh_CN: '该API密钥已被吊销，或其所有者的账号已停用',
  },
  [codes.apiKeyAddress]: {
    en_US: "This API key can't be used from this IP address",
    zh_CN: '该API密钥不允许从此IP地址使用',
  },
  [codes.companyClosed]: {
    en_US: 'Your company is closed. Its users can no longer sign in, and its API keys are refused',
    zh_CN: '公司已关闭，用户无法登录，API密钥已失效',
  },
  [codes.apiKeyUnfit]: {
    en_US: "API keys can't make this call. Sign in to the console instead",
    zh_CN: 'API密钥不能调用此接口，请登录控制台操作',
  },
  [codes.noPermission]: {
    en_US: 'Your current account does not have permission to save changes',
    zh_CN: '您当前的账号没有保存更改的权限',
  },
  [codes.exceedsBalance]: { en_US: 'Cannot exceed balance', zh_CN: '不能超过余额' },
  [codes.poolHasCards]: {
    en_US: 'Cancel all its cards first',
    zh_CN: '仍有未注销的卡片，请先注销全部卡片',
  },
  [codes.poolHasActiveCards]: {
    en_US: 'Freeze all its cards first',
    zh_CN: '仍有未冻结的卡片，请先冻结全部卡片',
  },
  [codes.ruleUsed]: {
    en_US: "Rules in use can't be edited. Copy it as a new rule",
    zh_CN: '该规则已被使用，不能编辑，请复制为新规则',
  },
  [codes.limitAboveDeposit]: {
    en_US: "The limit can't exceed the deposit of the group or wallet",
    zh_CN: '限额不能超过卡组或钱包的存入金额',
  },
  [codes.balanceMismatch]: {
    en_US: 'The channel balance differs from the ledger. Resolve the difference first',
    zh_CN: '渠道余额与账本不一致，请先处理差异',
  },
  [codes.channelUnavailable]: {
    en_US: 'The channel is unavailable for this action right now',
    zh_CN: '渠道暂时无法执行此操作',
  },
  [codes.signInFailed]: {
    en_US: 'Incorrect account or password, please try again.',
    zh_CN: '账号或密码错误，请重试。',
  },
  [codes.captcha]: { en_US: "Verifying that you're human", zh_CN: '正在进行人机验证' },
  [codes.secondFactor]: {
    en_US: 'Enter the code from your authenticator app or a recovery code',
    zh_CN: '请输入身份验证器的验证码或恢复码',
  },
  [codes.passwordExpired]: { en_US: 'Set your own password first', zh_CN: '请先设置您自己的密码' },
  [codes.linkInvalid]: {
    en_US: 'This link or code is invalid, already used or expired',
    zh_CN: '链接或验证码错误、已使用或已失效',
  },
  [codes.noRevealOrigin]: {
    en_US: "Card numbers can't be shown: no reveal origin is configured for this console",
    zh_CN: '此处无法显示卡号：当前控制台未配置独立的显示地址',
  },
};

/** Texts of refusals with a reason that is more specific than their code, by `data.reason`. */
const reasons: Catalogue = {
  [wrongProofs]: {
    en_US: 'You were signed out after too many incorrect passwords or codes. Sign in again',
    zh_CN: '密码或验证码多次输入错误，为保障账号安全，系统已将您登出，请重新登录',
  },
  LAST_OWNER: {
    en_US: 'The company needs at least one active user with all permissions. Assign them to another user first',
    zh_CN: '公司须保留至少一名拥有全部权限的有效用户，请先为其他用户分配全部权限',
  },
};

/** Reasons why a call got no valid response. */
export type FaultKind = 'network' | 'timeout' | 'malformed' | 'empty';

/** Text of the specification for an invalid response. */
const requestError = { en_US: 'request error', zh_CN: '请求错误' };

/** Returns the message for a call without a valid response (specification, section 8). */
export const faultMessageOf = (kind: FaultKind, language: Language): string =>
  (kind === 'network' || kind === 'timeout' ? unknownRefusal : requestError)[language];

/** Replaces the specification's sentence about saving, for operations that only read. */
const notToSee = {
  en_US: "Your current account doesn't have permission to see this",
  zh_CN: '您当前的账号没有查看权限',
};

interface Refused {
  /** Set for operations that only read. */
  reads?: boolean | undefined;
  /** Reason of the refusal, if there is one. */
  reason?: string | undefined;
}

/** Returns the message for the reason of a refusal, or if the reason has no text, for the code of the envelope. */
export function messageOf(code: number, language: Language, { reads = false, reason = '' }: Refused = {}): string {
  if (reads && code === codes.noPermission) return notToSee[language];
  return (reasons[reason] ?? refusals[code] ?? unknownRefusal)[language];
}

/** Exported for the test that every code has a text. */
export const messageCatalogue = { refusals };
