import { moneyOf } from '@console/contracts';
import { walletTransitions } from '../pools/pool.transitions';
import type { Wallet } from '@console/contracts/wallets';
import type { PoolKind } from '../pools/pool.kind';
import { poolOnWire, poolRow } from '../pools/pool-row.query';
import { seesSomeOf } from '../../../platform/session/membership.rules';
import { int, json, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { inNameOrder } from '../../../platform/listing/name-order';

const walletRow = {
  ...poolRow,
  ...pick(tables.wallet, 'status'),
  card_limit: text,
  cardholders: json<(Wallet['cardholders'][number] & { cardIds: string[] })[]>(),
  users: int,
};

export const walletKind: PoolKind<Wallet, typeof walletRow> = {
  at: 'WALLET',
  objectType: 'wallet',
  table: sql`wallet`,
  cardColumn: sql`wallet_id`,
  code: 'WALLET_POOL',
  funded: 'WALLET_FUNDED',
  withdrawn: 'WALLET_WITHDRAWN',
  frozen: 'FROZEN',
  transitions: walletTransitions,
  permissions: {
    TOPUP: 'cards.wallet.topup',
    WITHDRAW: 'cards.wallet.withdraw',
    FREEZE: 'cards.wallet.freeze',
    UNFREEZE: 'cards.wallet.unfreeze',
    CANCEL: 'cards.wallet.cancel',
  },
  jobs: { freeze: 'WALLET_FREEZE', unfreeze: 'WALLET_UNFREEZE' },
  freezesLast: true,
  row: walletRow,
  columns: sql`p.card_limit_minor::text as card_limit,
    (select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'cardIds', array(
        select c.id from card c where c.wallet_id = p.id and c.cardholder_id = h.id)) order by ${inNameOrder(sql`h.name`)}, h.id), '[]')
      from wallet_cardholder wc join cardholder h on h.id = wc.cardholder_id where wc.wallet_id = p.id) as cardholders,
    (select count(*)::int from wallet_user wu where wu.wallet_id = p.id and wu.state <> 'REMOVED') as users`,
  feesOf: () => ({}),
  toWire: (row, actor) => ({
    id: row.id,
    ...poolOnWire(row, walletKind, actor),
    cardLimit: moneyOf(BigInt(row.card_limit), row.currency),
    cardholders: row.cardholders
      .filter(({ cardIds }) => seesSomeOf(actor, { walletId: row.id, cardIds }))
      .map(({ id, name }) => ({ id, name })),
    users: row.users,
    status: row.status,
  }),
};
