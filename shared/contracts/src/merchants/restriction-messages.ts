/** Restrictions of a company that is not active. */
export const companyRestrictions = ['COMPANY_SUSPENDED', 'COMPANY_CLOSED', 'COMPANY_NOT_ACTIVE'] as const;

/** Messages for the restrictions of merchants and companies. */
export const restrictionMessages = {
  MERCHANT_SUSPENDED: {
    en_US: 'The merchant is suspended: no new cards, top-ups or higher limits',
    zh_CN: '商户已暂停：不能新增卡片、充值或提高限额',
  },
  MERCHANT_CLOSED: {
    en_US: 'The merchant is closed: no new cards, top-ups or higher limits',
    zh_CN: '商户已关闭：不能新增卡片、充值或提高限额',
  },
  MERCHANT_NOT_ACTIVE: {
    en_US: "The merchant isn't approved: no new cards, top-ups or higher limits",
    zh_CN: '商户尚未通过审核：不能新增卡片、充值或提高限额',
  },
  COMPANY_SUSPENDED: {
    en_US: 'The company is suspended: no new users, merchants, API keys, cards, top-ups or higher limits',
    zh_CN: '公司已暂停：不能新增用户、商户、API密钥和卡片，也不能充值或提高限额',
  },
  COMPANY_CLOSED: {
    en_US: 'The company is closed: no new users, merchants, API keys, cards, top-ups or higher limits',
    zh_CN: '公司已关闭：不能新增用户、商户、API密钥和卡片，也不能充值或提高限额',
  },
  COMPANY_NOT_ACTIVE: {
    en_US: "The company isn't approved: no new users, merchants, API keys, cards, top-ups or higher limits",
    zh_CN: '公司尚未通过审核：不能新增用户、商户、API密钥和卡片，也不能充值或提高限额',
  },
} as const;
