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

/** Cards of one BIN that spend from one pool. */
export const shareGroup = z.strictObject({
  id: id('group'),
  ...poolFields,
  bin: binOption,
  /** What each card holds of its own, moved in and out of the pool; null where cards draw on the pool at once. */
  cardTarget: money.nullable(),
  /** What its cards hold together; null as well. */
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

/** `keyword` matches name and number. Totals: `available` per currency. */
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
