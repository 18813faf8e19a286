import { moneyOf } from '@console/contracts';
import type { ShareGroup } from '@console/contracts/cards';
import { groupMoves } from '../pools/pool.moves';
import type { PoolKind } from '../pools/pool.kind';
import { poolOnWire, type PoolRow } from '../pools/pool-row.query';
import { sql } from '../../../platform/db/sql';

export interface GroupRow extends PoolRow {
  bin: ShareGroup['bin'];
  status: ShareGroup['status'];
  card_target: string | null;
  on_cards: string;
  topup_fee: string;
  withdraw_fee: string;
}

export const groupKind: PoolKind<ShareGroup, GroupRow> = {
  at: 'GROUP',
  objectType: 'shareGroup',
  table: sql`share_group`,
  cardColumn: sql`share_group_id`,
  code: 'GROUP_POOL',
  funded: 'GROUP_FUNDED',
  withdrawn: 'GROUP_WITHDRAWN',
  frozen: 'BLOCKED',
  moves: groupMoves,
  permissions: {
    TOPUP: 'cards.share-group.topup',
    WITHDRAW: 'cards.share-group.withdraw',
    FREEZE: 'cards.share-group.freeze',
    UNFREEZE: 'cards.share-group.unfreeze',
    CANCEL: 'cards.share-group.cancel',
  },
  jobs: { freeze: 'GROUP_FREEZE', unfreeze: 'GROUP_UNFREEZE' },
  freezesLast: false,
  columns: sql`p.card_target_minor::text as card_target,
    (select coalesce(sum(own.balance), 0)::text from card c join ledger_account own on own.id = c.ledger_account_id
      where p.card_target_minor is not null and c.share_group_id = p.id) as on_cards,
    (select json_build_object('id', b.id, 'bin', b.bin, 'scheme', b.scheme, 'currency', b.currency,
      'productName', b.product_name) from card_bin b where b.id = p.bin_id) as bin,
    (select b.group_topup_fee_minor::text from card_bin b where b.id = p.bin_id) as topup_fee,
    (select b.group_withdraw_fee_minor::text from card_bin b where b.id = p.bin_id) as withdraw_fee`,
  feesOf: ({ topup_fee, withdraw_fee }, action): Record<string, bigint> =>
    action === 'TOPUP' ? { GROUP_TOPUP: BigInt(topup_fee) } : { GROUP_WITHDRAW: BigInt(withdraw_fee) },
  toWire: (row, actor) => ({
    id: row.id,
    ...poolOnWire(row, groupKind, actor),
    bin: row.bin,
    ...allocationOf(row),
    status: row.status,
  }),
};

const allocationOf = ({ card_target, on_cards, currency }: GroupRow) =>
  card_target === null
    ? { cardTarget: null, onCards: null }
    : { cardTarget: moneyOf(BigInt(card_target), currency), onCards: moneyOf(BigInt(on_cards), currency) };
