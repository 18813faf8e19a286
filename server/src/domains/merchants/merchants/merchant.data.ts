import type { DictData } from '../../../platform/reference/reference';

/** Labels of the closed lists of merchants. */
export const merchantDicts: DictData[] = [
  {
    code: 'merchant_status',
    name: ['Merchant status', '商户状态'],
    details: [
      ['DRAFT', 'Draft', '草稿'],
      ['PENDING_REVIEW', 'In review', '审核中', 'info'],
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
      ['SUSPENDED', 'Suspended', '已暂停', 'warn'],
      ['CLOSED', 'Closed', '已关闭'],
    ],
  },
];
