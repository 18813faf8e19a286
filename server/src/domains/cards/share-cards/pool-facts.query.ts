import type { Context } from '../../../platform/context';
import { requireRecord } from '../../../platform/refusal';
import { countPoolCards } from '../pools/pool-cards.query';
import { lockPoolRow } from '../pools/pool.query';
import { groupKind } from '../share-groups/share-group-kind.query';
import { walletKind } from '../wallets/wallet-kind.query';
import type { PoolFacts } from './share-card.rules';

/** Pool that is locked until the end of the transaction. */
export interface LockedPool {
  merchantId: string;
  accountId: string;
  facts: PoolFacts;
}

export async function lockPoolFacts(poolId: string, context: Context): Promise<LockedPool> {
  const isGroup = poolId.startsWith('group_');
  const group = isGroup ? await lockPoolRow(groupKind, context, poolId) : null;
  const wallet = isGroup ? null : await lockPoolRow(walletKind, context, poolId);
  const row = requireRecord(group ?? wallet);
  const kind = isGroup ? groupKind : walletKind;
  return {
    merchantId: row.merchant_id,
    accountId: row.account_id,
    facts: {
      isActive: row.status === 'ACTIVE',
      currency: row.currency,
      deposit: BigInt(row.deposit),
      cardLimit: wallet ? BigInt(wallet.card_limit) : null,
      holderIds: wallet?.cardholders.map(({ id }) => id) ?? [],
      binId: group?.bin.id ?? null,
      rule: row.rule,
      ...(await countPoolCards(context.db, kind, poolId)),
    },
  };
}
