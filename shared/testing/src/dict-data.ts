import type { DictDetail, I18nText } from '@console/contracts';

const detailsOf = (labels: Record<string, [string, string]>): DictDetail[] =>
  Object.entries(labels).map(([code, [en_US, zh_CN]], sort) => ({
    code,
    label: { en_US, zh_CN } satisfies I18nText,
    colour: 'mute',
    sort,
  }));

/** Labels that tests read, by dictionary. */
export const dictData: Record<string, DictDetail[]> = {
  'card-state': detailsOf({
    PENDING: ['Pending', '处理中'],
    FAILED: ['Failed', '失败'],
    ACTIVE: ['Active', '正常'],
    FROZEN: ['Frozen', '已冻结'],
    CANCEL_REVIEW: ['Cancel review', '注销审核'],
    EXPIRED: ['Expired', '已过期'],
    CANCELLED: ['Cancelled', '已注销'],
  }),
  'freeze-reason': detailsOf({ LOST: ['Lost', '丢失'], SUSPICIOUS: ['Suspicious', '可疑'], OTHER: ['Other', '其他'] }),
  'unfreeze-reason': detailsOf({ RESOLVED: ['Resolved', '已解决'], OTHER: ['Other', '其他'] }),
  'limit-period': detailsOf({ PER_TXN: ['Each payment', '每笔'], MONTH: ['Month', '每月'] }),
  'usage-type': detailsOf({ MULTI_USE: ['Multi-use', '多次使用'], SINGLE_USE: ['Single-use', '单次使用'] }),
  'card-scheme': detailsOf({ VISA: ['Visa', 'Visa'], MASTERCARD: ['Mastercard', 'Mastercard'] }),
};
