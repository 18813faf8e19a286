import { moneyOf } from '@console/contracts';
import type { ShareGroup } from '@console/contracts/cards';
import { groupTransitions } from '../pools/pool.transitions';
import type { PoolKind } from '../pools/pool.kind';
import { poolOnWire, poolRow } from '../pools/pool-row.query';
import { json, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const groupRow = {
  ...poolRow,
  ...pick(tables.share_group, 'status'),
  bin: json<ShareGroup['bin']>(),
  card_target: nullable(text),
  on_cards: text,
  topup_fee: text,
  withdraw_fee: text,
};

type GroupRow = RowOf<typeof groupRow>;

export const groupKind: PoolKind<ShareGroup, typeof groupRow> = {
  at: 'GROUP',
  objectType: 'shareGroup',
  table: sql`share_group`,
  cardColumn: sql`share_group_id`,
  code: 'GROUP_POOL',
  funded: 'GROUP_FUNDED',
  withdrawn: 'GROUP_WITHDRAWN',
  frozen: 'BLOCKED',
  transitions: groupTransitions,
  permissions: {
    TOPUP: 'cards.share-group.topup',
    WITHDRAW: 'cards.share-group.withdraw',
    FREEZE: 'cards.share-group.freeze',
    UNFREEZE: 'cards.share-group.unfreeze',
    CANCEL: 'cards.share-group.cancel',
  },
  jobs: { freeze: 'GROUP_FREEZE', unfreeze: 'GROUP_UNFREEZE' },
  freezesLast: false,
  row: groupRow,
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
