import type { DictData, NumberParameter, ParameterData } from '../../../platform/reference/reference';

/** Labels of the enumerations of cancellations. */
export const cancellationDicts: DictData[] = [
  {
    code: 'cancel_reason',
    name: ['Cancellation reason', '注销原因'],
    details: [
      ['NOT_NEEDED', 'No longer needed', '不再使用'],
      ['HOLDER_LEFT', 'Cardholder left', '持卡人离职'],
      ['REPLACED', 'Replaced by another card', '已更换新卡'],
      ['COMPROMISED', 'Card compromised', '卡信息泄露'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'mismatch_cause',
    name: ['Mismatch cause', '余额不一致原因'],
    details: [
      ['OPEN_HOLDS', 'Pending authorizations', '仍有占用金额'],
      ['ESTIMATED_FEES', 'Estimated fees', '费用尚为预估'],
      ['RECENT_REFUNDS', 'Refunds of the last 30 days', '近30天退款'],
      ['UNKNOWN_ORDERS', 'Orders with unconfirmed result', '结果未知的指令'],
      ['CLOSED_THERE', 'Card closed at channel', '渠道已关闭该卡'],
    ],
  },
  {
    code: 'cancel_state',
    name: ['Cancellation', '注销进度'],
    details: [
      ['NONE', 'None', '无'],
      ['REVIEWING', 'In review', '审核中', 'warn'],
      ['EXECUTING', 'In progress', '执行中', 'info'],
      ['MISMATCH', 'Balance mismatch', '余额不一致', 'bad'],
      ['DONE', 'Completed', '已完成', 'ok'],
      ['FAILED', 'Failed', '失败', 'bad'],
    ],
  },
];

export const twoPersonThreshold: NumberParameter = {
  code: 'review.two_person_threshold',
  group: 'CARDS',
  name: { en_US: 'Two-person review threshold', zh_CN: '双人审核差额' },
  value: '100',
  type: 'INT',
  min: 0,
  max: 1_000_000,
  description: {
    en_US: 'Difference above which accepting the channel balance requires a second approver.',
    zh_CN: '差额超过该值时，采用渠道金额须两人确认。',
  },
};

export const cancellationParameters: ParameterData[] = [twoPersonThreshold];
