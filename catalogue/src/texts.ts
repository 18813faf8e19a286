import { currentLocale } from '@console/i18n';

/** A short text of a sample in the language that is shown. */
export const say = (english: string, chinese: string): string => (currentLocale() === 'zh-CN' ? chinese : english);

/** Longer than any field or column has room for. */
export const long = (): string =>
  say(
    'Harbourline Travel and Conference Services, Asia Pacific Regional Headquarters, Singapore',
    '港线旅行与会议服务有限公司亚太区总部新加坡分公司差旅采购与费用管理中心第二事业部',
  );
