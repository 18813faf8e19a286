import type { Language } from '@console/contracts';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { ChoiceParameter, DictData } from '../../../platform/reference/reference';

/** Dictionaries of merchant registrations. */
export const registrationDicts: DictData[] = [
  {
    code: 'registration_state',
    name: ['Status of merchant registrations', '商户注册状态'],
    details: [
      ['EMAIL_UNVERIFIED', 'E-mail not confirmed', '邮箱未验证', 'mute'],
      ['SUBMITTED', 'Pending review', '待审核', 'info'],
      ['APPROVED', 'Approved', '已通过', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
    ],
  },
  {
    code: 'registration_review_reason',
    name: ['Reason for reviewing registrations', '商户注册须审核的原因'],
    details: [['NEW_MERCHANT', 'New merchant', '新商户']],
  },
];

const registrations = menu(171, 'merchant-register-management', ['Registrations', '商户注册'], {
  icon: 'users',
  isCache: true,
  isRecentUser: true,
});

/** Menus, each parent before its children. */
export const registrationMenus: StoredMenu[] = [
  registrations,
  menu(172, 'merchant-register-review', ['Review registration', '审核商户注册'], {
    upId: registrations.menuId,
    isHidden: true,
  }),
];

/** Status of a merchant that an approved registration creates. */
export const newMerchantStatus: ChoiceParameter<'DRAFT' | 'ACTIVE'> = {
  code: 'merchant.registration.status',
  group: 'CUSTOMERS',
  name: { en_US: 'Status of registered merchants', zh_CN: '注册商户的初始状态' },
  value: 'DRAFT',
  type: 'CHOICE',
  choices: [
    { value: 'DRAFT', label: { en_US: 'Draft', zh_CN: '草稿' } },
    { value: 'ACTIVE', label: { en_US: 'Active', zh_CN: '正常' } },
  ],
  description: {
    en_US: 'Status of the merchant that an approved registration creates.',
    zh_CN: '注册审核通过后所创建商户的状态。',
  },
};

/** Rejection reason for the applicant if the review was not decided before its deadline. */
export const lateReason: Readonly<Record<Language, string>> = {
  en_US: "Your registration wasn't reviewed in time.",
  zh_CN: '您的注册未能在期限内完成审核。',
};
