import type { Area, Catalogue } from '../area';
import * as reconciliations from './reconciliation';

const permissions: Catalogue = {
  'cards.recon.view': {
    name: { en_US: 'View reconciliation', zh_CN: '查看与渠道的差异' },
    pages: ['cards-transactions-update-balance'],
    risk: 'LOW',
  },
  'cards.recon.save': {
    name: { en_US: 'Reconcile with channels and resolve differences', zh_CN: '与渠道对账并处理差异' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.recon.adjust-review': {
    name: { en_US: 'Review reconciliation adjustments', zh_CN: '审核差异调账' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of reconciliation with channels. */
export const reconciliationArea = {
  operations: [reconciliations],
  permissions,
  actions: {
    '/reconciliation/ask': ['Reconcile card with channel', '核对卡片余额'],
    'reconciliation/read': ['Reconcile card with channel answer', '比对渠道返回余额'],
    '/reconciliation/explain': ['Resolve difference with channel', '说明渠道差异'],
    '/reconciliation/adjust': ['Request reconciliation adjustment', '申请差异调账'],
  },
  objects: {
    reconciliation: ['Reconciliation difference', '渠道差异'],
  },
  reviews: {
    RECON_ADJUST: {
      label: ['Adjustment', '调账'],
      steps: ['cards.recon.adjust-review'],
      days: 14,
      reasons: 'recon_category',
    },
  },
} as const satisfies Area;
