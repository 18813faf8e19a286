import type { Area, Catalogue } from '../area';
import * as cancellations from './cancellation';
import * as cancellationBulk from './cancellation-bulk';
import { cancellationReasons } from './cancellation-reasons';

const permissions: Catalogue = {
  'cards.card.cancel-review': {
    name: { en_US: 'Review card cancellations', zh_CN: '审核卡片注销' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of card cancellations. */
export const cancellationArea = {
  reasons: cancellationReasons,
  operations: [cancellations, cancellationBulk],
  permissions,
  actions: {
    '/cancellation/evidence': ['Download cancellation evidence', '下载注销凭证'],
    '/cancellation/resolve': ['Resolve cancellation mismatch', '处理注销差异'],
    '/cancellation/bulkApprove': ['Approve matching cancellations', '通过余额一致的注销'],
    '/cancellation/bulkResync': ['Re-sync balances with channels', '重新查询渠道余额'],
  },
  jobs: {
    CANCEL_APPROVE: ['Approve matching cancellations', '通过一致的注销'],
    CANCEL_RESYNC: ['Re-sync with channels', '重新查询渠道余额'],
  },
  notifications: {
    CANCEL_MISMATCH: { label: ['Balance mismatch in a cancellation', '注销的余额不一致'], tone: 'warn' },
  },
} as const satisfies Area;
