import type { User, UserChoices, UserDetail } from '@console/contracts/users';
import { idOf } from '@console/testing';

const support = { id: idOf('role', 6), name: { en_US: 'Support', zh_CN: '客服' } };
const shop = { id: idOf('role', 9), name: { en_US: 'Merchant owner', zh_CN: '商户所有者' } };

/** An active company user. */
export const userOf = (rest: Partial<User> = {}): User => ({
  id: idOf('user', 6),
  loginName: 'support',
  nickname: 'Sofia Marques',
  accountType: 'WHITELABEL',
  email: { group: 'HOLDER_CONTACT', masked: 's••••@aldermoor.example', revealable: true },
  mobile: { group: 'HOLDER_CONTACT', masked: '+351 912••••5678', revealable: true },
  roles: [support],
  status: 'ACTIVE',
  hasAllMerchants: true,
  merchants: [],
  hasSecondFactor: true,
  lastLoginAt: '2026-11-20T08:00:00.000Z',
  invitedUntil: null,
  version: 3,
  allowedActions: ['EDIT', 'SESSIONS', 'DISABLE'].map((action) => ({ action, enabled: true })),
  ...rest,
});

export const userDetailOf = (rest: Partial<UserDetail> = {}): UserDetail => ({
  ...userOf(),
  areaCode: '+351',
  macAddress: '',
  language: 'en_US',
  timezone: 'Europe/Lisbon',
  landingPage: 'index',
  hiddenGroups: ['CARD_NUMBER'],
  channel: null,
  ...rest,
});

export const choicesOf = (rest: Partial<UserChoices> = {}): UserChoices => ({
  accountTypes: ['WHITELABEL', 'MERCHANT', 'CHANNEL'],
  roles: [
    { ...support, accountType: 'WHITELABEL', hasAllMerchants: true, canGive: true },
    { ...shop, accountType: 'MERCHANT', hasAllMerchants: false, canGive: true },
    {
      id: idOf('role', 3),
      name: { en_US: 'Finance maker', zh_CN: '财务经办' },
      accountType: 'WHITELABEL',
      hasAllMerchants: true,
      canGive: false,
    },
  ],
  channels: [{ id: idOf('chan', 1), name: { en_US: 'Northline', zh_CN: '北线' } }],
  hiddenGroups: [],
  seesHistory: false,
  ...rest,
});
