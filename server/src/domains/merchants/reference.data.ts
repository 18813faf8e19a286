import type { Reference } from '../../platform/reference/reference';

export const merchantsReference: Reference = {
  dicts: [
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
  ],
};
