import { holderAgeMin } from '@console/contracts/cards';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData, NumberParameter, ParameterData } from '../../../platform/reference/reference';

/** Labels of the enumerations of cardholders. */
export const cardholderDicts: DictData[] = [
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

const holders = menu(40, 'coremanagement-cardholder-management', ['Cardholders', '持卡人'], {
  icon: 'users',
  isCache: true,
  isRecentUser: true,
});
const belowHolders = { upId: holders.menuId, isHidden: true };

/** The parent menu must be the first. */
export const cardholderMenus: StoredMenu[] = [
  holders,
  menu(41, 'coremanagement-cardholder-management-save', ['Create cardholder', '创建持卡人'], {
    ...belowHolders,
    isCache: true,
  }),
  menu(42, 'coremanagement-cardholder-management-view', ['Cardholder details', '持卡人详情'], belowHolders),
];

export const ageMin: NumberParameter = {
  code: 'cardholder.age_min',
  group: 'CARDS',
  name: { en_US: 'Minimum cardholder age (years)', zh_CN: '持卡人最低年龄（周岁）' },
  value: String(holderAgeMin),
  type: 'INT',
  min: 14,
  max: 99,
  description: { en_US: 'Youngest age at which a person can become a cardholder.', zh_CN: '成为持卡人的最低年龄。' },
};

export const cardholderParameters: ParameterData[] = [ageMin];
