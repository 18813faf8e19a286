import type { PageAddress } from '@console/contracts';
import type { WaitingItem } from '@console/contracts/accounts';
import type { Context } from '../../../platform/context';
import type { Registry } from '../../../platform/registry';
import { countLowAccounts } from './account.query';

const lowPage: PageAddress = 'index?isLow=true';

/**
 * Returns the pending tasks of a user: tasks contributed by features, then low accounts. Tasks with a count of zero are
 * omitted.
 */
export async function findWaiting(
  { features }: Registry,
  context: Pick<Context, 'db' | 'actor' | 'now'>,
): Promise<WaitingItem[]> {
  const items: WaitingItem[] = [];
  for (const { waiting } of features) if (waiting) items.push(...(await waiting(context)));
  const low: WaitingItem = { kind: 'ACCOUNTS_LOW', count: await countLowAccounts(context), page: lowPage };
  return [...items, low].filter(({ count }) => count > 0);
}
