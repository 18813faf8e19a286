import { currentLocale } from '@console/i18n';

/** Text of a sample in the current language. */
export const say = (english: string, chinese: string): string => (currentLocale() === 'zh-CN' ? chinese : english);

/** Text that is longer than any field or column. */
export const long = (): string =>
  say(
    'Harbourline Travel and Conference Services, Asia Pacific Regional Headquarters, Singapore',
    '港线旅行与会议服务有限公司亚太区总部新加坡分公司差旅采购与费用管理中心第二事业部',
  );
