import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of reveals. */
export const revealDicts: DictData[] = [
  {
    code: 'reveal_purpose',
    name: ['Reveal purpose', '查看卡号用途'],
    details: [
      ['HOLDER_REQUEST', 'Requested by cardholder', '持卡人要求'],
      ['PAYMENT_SETUP', 'Set up a payment', '设置付款'],
      ['DISPUTE', 'Dispute or refund', '争议或退款'],
      ['FRAUD_CHECK', 'Fraud check', '欺诈核查'],
      ['OTHER', 'Other', '其他'],
    ],
  },
];
