import type { ShareRule } from '@console/contracts/cards';
import { idOf } from '@console/testing';

const edit = { action: 'EDIT', enabled: false, reason: 'RULE_USED' };

/** Sharing rule that two groups use. */
export const shareRuleOf = (over: Partial<ShareRule> = {}): ShareRule => ({
  id: idOf('rule', 1),
  name: 'Campaign rule',
  type: 'CLASSIC_SHARE',
  floatingPercent: 50,
  warningPercent: 20,
  maxCards: 10,
  topUpBelowPercent: 15,
  topUpByPercent: 50,
  topUpMaxPerDay: 2,
  merchant: { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } },
  status: 'ACTIVE',
  usedBy: 2,
  createdAt: '2026-11-20T08:00:00Z',
  version: 3,
  allowedActions: [edit, { action: 'COPY', enabled: true }, { action: 'DISABLE', enabled: true }],
  ...over,
});
