import { addFieldMessages } from '../field-messages';

/** Texts of the field codes that this area adds. */
export const merchantsMessages = addFieldMessages({
  REFERRAL_CODE: { en_US: 'This referral code is invalid', zh_CN: '推荐码不正确' },
  REGISTRATION_CLOSED: {
    en_US: "This merchant isn't accepting registrations right now",
    zh_CN: '该商户暂不接受注册',
  },
  REGISTRATION_NO_TAKEN: {
    en_US: 'Another merchant in this country has this registration number',
    zh_CN: '该国家/地区的其他商户已使用此注册号',
  },
  MCC: { en_US: 'Enter the four digits of the category code', zh_CN: '请输入4位商户类别码' },
  BANK_ACCOUNT_MISSING: { en_US: 'Enter the account number', zh_CN: '请输入银行账号' },
  CURRENCY_HAS_BALANCE: {
    en_US: "The merchant has money in {currencies}, so these currencies can't be removed",
    zh_CN: '商户在{currencies}账户中仍有资金，不能移除这些币种',
  },
  APPLICANT_HAS_ACCOUNT: {
    en_US: "This e-mail address has an account by now, so the registration can't be approved. Reject it instead",
    zh_CN: '该邮箱已有账号，无法通过此注册，请驳回',
  },
  ADDRESS_RANGE: {
    en_US: 'Enter an IP address or a network, such as 203.0.113.7 or 203.0.113.0/24',
    zh_CN: '请输入IP地址或网段，例如203.0.113.7或203.0.113.0/24',
  },
  SCOPE: {
    en_US: "The selected permissions include some that you don't have",
    zh_CN: '所选权限中有您没有的权限',
  },
  TOO_MANY_KEYS: {
    en_US: 'The limit of {max} keys is reached. Revoke an unused key first',
    zh_CN: '密钥已达{max}个，请先吊销不再使用的密钥',
  },
  OVERLAP_OF_OWNER: {
    en_US: 'The previous secret ends immediately when you take over a key',
    zh_CN: '接管密钥时，原密钥值立即失效',
  },
  KEY_DAY_PAST: { en_US: 'Choose today or a later day', zh_CN: '请选择今天或之后的日期' },
  KEY_MERCHANT_CLOSED: { en_US: 'This merchant is closed. Choose another one', zh_CN: '该商户已关闭，请选择其他商户' },
  NO_MERCHANT_ROLE: {
    en_US: 'There is no active role for merchant users. Create one first, then approve',
    zh_CN: '没有已启用的商户用户角色，请先创建角色再通过',
  },
  MERCHANT_ROLE_BEYOND_OWN: {
    en_US: "The role for merchant users has permissions that you don't have. Another approver has to decide",
    zh_CN: '商户用户角色包含您没有的权限，须由其他审核人通过',
  },
});
