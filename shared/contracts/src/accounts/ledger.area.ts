import type { Area, Catalogue } from '../area';
import * as ledger from './ledger';

const permissions: Catalogue = {
  'accounts.ledger.view': {
    name: { en_US: 'View the trial balance', zh_CN: '查看试算平衡表' },
    pages: [],
    risk: 'LOW',
  },
  'accounts.ledger.verify': { name: { en_US: 'Verify the ledger', zh_CN: '核验账本' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of the ledger. */
export const ledgerArea = {
  operations: [ledger],
  permissions,
} as const satisfies Area;
