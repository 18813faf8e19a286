import type { ShareCard, ShareGroup } from '@console/contracts/cards';
import { cardOf, idOf } from '@console/testing';

const actions = ['TOPUP', 'WITHDRAW', 'FREEZE', 'CANCEL'];

/** Group with two cards and a balance. */
export const groupOf = (over: Partial<ShareGroup> = {}): ShareGroup => ({
  id: idOf('group', 1),
  poolNo: 'SG-20261120-000001',
  name: 'Spring campaign',
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  rule: {
    id: idOf('rule', 1),
    name: 'Campaign rule',
    type: 'CLASSIC_SHARE',
    floatingPercent: 50,
    warningPercent: 20,
    maxCards: 10,
  },
  cardTarget: null,
  onCards: null,
  bin: cardOf().bin,
  currency: 'USD',
  deposit: { amount: '1000.00', currency: 'USD' },
  held: { amount: '0.00', currency: 'USD' },
  available: { amount: '150.00', currency: 'USD' },
  isLow: true,
  cards: { total: 2, active: 2, frozen: 0, cancelled: 0 },
  status: 'ACTIVE',
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  version: 3,
  allowedActions: actions.map((action) => ({ action, enabled: true })),
  ...over,
});

/** Card of the group. */
export const shareCardOf = (over: Partial<ShareCard> = {}): ShareCard => ({
  id: idOf('card', 7),
  number: '4571••••••••0982',
  alias: 'Search ads',
  state: 'ACTIVE',
  pool: { id: idOf('group', 1), name: 'Spring campaign', status: 'ACTIVE' },
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  cardholder: null,
  currency: 'USD',
  limit: { amount: { amount: '400.00', currency: 'USD' }, period: 'MONTH' },
  spendable: { amount: '150.00', currency: 'USD' },
  createdAt: '2026-11-20T08:00:00Z',
  ...over,
});
