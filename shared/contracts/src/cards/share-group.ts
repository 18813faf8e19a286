import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { listInput, listOutput } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { id } from '../text';
import { binOption } from './card-bin';
import { poolFields } from './pool';
import { shareGroupStatuses } from './pool.states';
import { shareRuleTypes } from './rule-terms';

/** Group of cards of one BIN that spend a shared balance. */
export const shareGroup = z.strictObject({
  id: id('group'),
  ...poolFields,
  bin: binOption,
  /** Target balance of each card, funded from the group; null if cards spend the group's balance directly. */
  cardTarget: money.nullable(),
  /** Sum of the balances of its cards; null if cards spend the group's balance directly. */
  onCards: money.nullable(),
  status: z.enum(shareGroupStatuses),
});
export type ShareGroup = z.infer<typeof shareGroup>;

export const shareGroupFilter = z.strictObject({
  status: z.array(z.enum(shareGroupStatuses)).max(3).optional(),
  type: z.array(z.enum(shareRuleTypes)).max(4).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
});

/** Lists groups. `keyword` matches name and number. Totals: `available` per currency. */
export const listShareGroups = operation({
  path: '/shareGroup/list',
  permission: 'cards.share-group.view',
  input: listInput(shareGroupFilter, ['createdAt', 'name']),
  output: listOutput(shareGroup),
  reads: true,
});

export const readShareGroup = operation({
  path: '/shareGroup/detail',
  permission: 'cards.share-group.view',
  input: z.strictObject({ id: id('group') }),
  output: shareGroup,
  reads: true,
});
