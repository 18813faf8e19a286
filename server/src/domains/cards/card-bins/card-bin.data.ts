import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData, NumberParameter, ParameterData } from '../../../platform/reference/reference';

/** Labels of the enumerations of card BINs. */
export const cardBinDicts: DictData[] = [
  {
    code: 'bin_status',
    name: ['BIN status', '卡BIN状态'],
    details: [
      ['DRAFT', 'Draft', '草稿', 'mute'],
      ['ONLINE', 'Active', '已上线', 'ok'],
      ['MAINTENANCE', 'Maintenance', '维护中', 'warn'],
      ['OFFLINE', 'Inactive', '已下线', 'mute'],
    ],
  },
  {
    code: 'bin_region',
    name: ['Region', '地区'],
    details: [
      ['GLOBAL', 'Global', '全球'],
      ['AMERICAS', 'Americas', '美洲'],
      ['EUROPE', 'Europe', '欧洲'],
      ['APAC', 'Asia-Pacific', '亚太'],
      ['MEA', 'Middle East and Africa', '中东及非洲'],
    ],
  },
  {
    code: 'bin_card_type',
    name: ['Card type', '卡类型'],
    details: [
      ['RECHARGE', 'Prepaid', '充值卡'],
      ['SHARE', 'Shared', '共享卡'],
      ['BOTH', 'Prepaid and shared', '充值卡和共享卡'],
    ],
  },
  {
    code: 'bin_platform',
    name: ['Platform', '平台'],
    details: [
      ['FACEBOOK', 'Facebook', 'Facebook'],
      ['GOOGLE', 'Google', 'Google'],
      ['TIKTOK', 'TikTok', 'TikTok'],
      ['AMAZON', 'Amazon', '亚马逊'],
    ],
  },
  {
    code: 'bin_feature',
    name: ['Feature', '功能'],
    details: [
      ['AVS', 'Address verification', '地址验证'],
      ['THREE_DS', '3-D Secure', '3-D Secure'],
      ['APPLE_PAY', 'Apple Pay', 'Apple Pay'],
      ['GOOGLE_PAY', 'Google Pay', 'Google Pay'],
      ['INFO_UPDATE', 'Cardholder update', '更新持卡人信息'],
      ['LIMIT_UPDATE', 'Limit update', '更新限额'],
    ],
  },
  {
    code: 'card_scheme',
    name: ['Card scheme', '卡组织'],
    details: [
      ['VISA', 'Visa', 'Visa'],
      ['MASTERCARD', 'Mastercard', 'Mastercard'],
      ['UNIONPAY', 'UnionPay', '银联'],
    ],
  },
  {
    code: 'business_scenario',
    name: ['Scenario', '使用场景'],
    details: [
      ['ADVERTISING', 'Advertising', '广告投放'],
      ['ECOMMERCE', 'E-commerce', '电商采购'],
      ['SUBSCRIPTION', 'Subscriptions', '订阅服务'],
      ['TRAVEL', 'Travel', '差旅'],
      ['PROCUREMENT', 'Procurement', '企业采购'],
      ['GENERAL', 'General', '通用'],
    ],
  },
];

const bins = menu(45, 'card-bin-management', ['Card BINs', '卡BIN'], {
  icon: 'stack',
  isCache: true,
  isRecentUser: true,
});
const belowBins = { upId: bins.menuId, isHidden: true };

/** The parent menu must be the first. */
export const cardBinMenus: StoredMenu[] = [
  bins,
  menu(46, 'card-bin-management-save', ['Create card BIN', '创建卡BIN'], { ...belowBins, isCache: true }),
  menu(47, 'card-bin-management-assign', ['Assign card BIN', '分配卡BIN'], belowBins),
];

export const validityDaysMin: NumberParameter = {
  code: 'card.min_validity_days',
  group: 'CARDS',
  name: { en_US: 'Minimum card validity (days)', zh_CN: '新卡最短有效期（天）' },
  value: '1',
  type: 'INT',
  min: 1,
  max: 365,
  description: {
    en_US: 'Shortest validity of new cards. A card BIN may require more.',
    zh_CN: '新卡的最短有效期，卡BIN可要求更长。',
  },
};

export const cardBinParameters: ParameterData[] = [validityDaysMin];
