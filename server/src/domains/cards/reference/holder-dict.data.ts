import type { DictData } from '../../../platform/reference/reference';

/** Words of card BINs. */
export const binDicts: DictData[] = [
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
];

/** Words of cardholders. */
export const holderDicts: DictData[] = [
  {
    code: 'holder_status',
    name: ['Cardholder status', '持卡人状态'],
    details: [
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['DISABLED', 'Disabled', '已停用', 'mute'],
    ],
  },
  {
    code: 'kyc_status',
    name: ['KYC status', '身份核验状态'],
    details: [
      ['NOT_REQUIRED', 'Not required', '无需核验', 'mute'],
      ['PENDING', 'Pending', '待核验', 'warn'],
      ['PASSED', 'Passed', '已通过', 'ok'],
      ['REJECTED', 'Rejected', '已拒绝', 'bad'],
      ['EXPIRED', 'Expired', '已失效', 'warn'],
    ],
  },
  {
    code: 'yes_no',
    name: ['Yes or no', '是或否'],
    details: [
      ['YES', 'Yes', '是'],
      ['NO', 'No', '否'],
    ],
  },
];
