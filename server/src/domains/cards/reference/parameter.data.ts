import { holderAgeMin } from '@console/contracts/cards';
import { holdDaysByDefault } from '../transactions/mcc.rules';
import type { ChoiceParameter, NumberParameter, ParameterData } from '../../../platform/reference/reference';

export const twoPersonThreshold: NumberParameter = {
  code: 'review.two_person_threshold',
  value: '100',
  type: 'INT',
  min: 0,
  max: 1_000_000,
  description: {
    en_US: 'Difference above which accepting the channel balance needs two people',
    zh_CN: '差额超过该值时，采用渠道金额须两人确认',
  },
};

export const ageMin: NumberParameter = {
  code: 'cardholder.age_min',
  value: String(holderAgeMin),
  type: 'INT',
  min: 14,
  max: 99,
  description: { en_US: 'Minimum age of cardholders in years', zh_CN: '持卡人最低年龄（周岁）' },
};

export const validityDaysMin: NumberParameter = {
  code: 'card.min_validity_days',
  value: '1',
  type: 'INT',
  min: 1,
  max: 365,
  description: {
    en_US: 'Minimum validity of new cards in days; a card BIN may require more',
    zh_CN: '新卡最短有效天数，卡BIN可要求更长',
  },
};

export const holdDays: NumberParameter = {
  code: 'hold.expiry.days',
  value: String(holdDaysByDefault.usual),
  type: 'INT',
  min: 1,
  max: 30,
  description: {
    en_US: 'Days after which an uncleared authorization hold is released',
    zh_CN: '授权占用未清算的，多少天后释放',
  },
};

export const longStayHoldDays: NumberParameter = {
  code: 'hold.expiry.long_stay_days',
  value: String(holdDaysByDefault.longStay),
  type: 'INT',
  min: 1,
  max: 60,
  description: {
    en_US: 'Days after which an uncleared hold of a hotel, car rental or cruise is released',
    zh_CN: '酒店、租车及邮轮授权占用未清算的，多少天后释放',
  },
};

/** What happens to authorizations while a company is suspended. */
export const suspendedAuthPolicy: ChoiceParameter<'DECLINE' | 'APPROVE'> = {
  code: 'company.suspended.auth_policy',
  value: 'DECLINE',
  type: 'CHOICE',
  choices: [
    { value: 'DECLINE', label: { en_US: 'Decline', zh_CN: '拒绝' } },
    { value: 'APPROVE', label: { en_US: 'Decide as usual', zh_CN: '照常判定' } },
  ],
  description: {
    en_US: 'New authorizations while a company is suspended',
    zh_CN: '公司暂停期间的新授权',
  },
};

export const cardsParameters: ParameterData[] = [
  twoPersonThreshold,
  ageMin,
  validityDaysMin,
  holdDays,
  longStayHoldDays,
  suspendedAuthPolicy,
];
