import { field, sensitiveField } from './field';

/** Fields of merchants in the audit log. */
export const merchantFields = {
  registrationNo: field('Registration number', '注册号'),
  mcc: field('Category code', '商户类别码'),
  licences: field('Business licence', '营业执照'),
  bankName: field('Bank', '开户行'),
  bankAccountName: field('Account holder', '账户名称'),
  bankAccountNo: sensitiveField('BANK_ACCOUNT', 'Account number', '银行账号'),
  bankSwift: field('SWIFT code', 'SWIFT代码'),
  address: sensitiveField('HOLDER_ADDRESS', 'Address', '地址'),
  province: field('State or province', '州/省'),
  postalCode: sensitiveField('HOLDER_ADDRESS', 'Postal code', '邮政编码'),
  contactName: field('Contact', '联系人'),
  areaCode: field('Country code', '区号'),
  phone: sensitiveField('HOLDER_CONTACT', 'Phone', '电话'),
  website: field('Website', '网站'),
  registrationEnabled: field('Registration enabled', '开放注册'),
  invitationCodeRequired: field('Invitation code required', '须填邀请码'),
  settlementEmails: field('Settlement e-mails', '结算通知邮箱'),
  referralCode: field('Referral code', '推荐码'),
  isDiscarded: field('Changes discarded', '已放弃变更'),
} as const;
