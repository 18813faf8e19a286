import type { ParameterData } from '../../../platform/reference/reference';

export const cardsParameters: ParameterData[] = [
  {
    code: 'review.two_person_threshold',
    value: '100',
    type: 'INT',
    description: {
      en_US: 'Difference from which two people have to accept the figure of a channel',
      zh_CN: '差额超过该值时，采用渠道金额须两人确认',
    },
  },
  {
    code: 'cardholder.age_min',
    value: '18',
    type: 'INT',
    description: { en_US: 'Years that a cardholder must have lived', zh_CN: '持卡人最低年龄（周岁）' },
  },
];
