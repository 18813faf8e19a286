import type { JobType } from '@console/contracts/areas';
import type { PoolAction } from '@console/contracts/cards';
import type { PoolColumns, PoolRow } from './pool-row.query';
import type { Actor } from '../../../platform/context';
import type { RowOf } from '../../../platform/db/column';
import type { Transitions } from '../../../platform/transitions/record-transitions';
import type { SQL } from '../../../platform/db/sql';

export type PoolStatus = PoolRow['status'];

/** Groups and wallets are pools alike; this is what they differ in beside their rows. */
export interface PoolTraits {
  at: 'GROUP' | 'WALLET';
  objectType: 'shareGroup' | 'wallet';
  /** Its table, and the column by which cards name it. */
  table: SQL;
  cardColumn: SQL;
  code: 'GROUP_POOL' | 'WALLET_POOL';
  funded: 'GROUP_FUNDED' | 'WALLET_FUNDED';
  withdrawn: 'GROUP_WITHDRAWN' | 'WALLET_WITHDRAWN';
  frozen: PoolStatus;
  transitions: Transitions<PoolStatus>;
  permissions: Record<PoolAction, string>;
  jobs: { freeze: JobType; unfreeze: JobType };
  /** Frozen only when all its cards are. */
  freezesLast: boolean;
}

/** One of the two, with its rows. */
export interface PoolKind<Wire, C extends PoolColumns> extends PoolTraits {
  /** What its rows have beyond those of every pool, as more columns. */
  columns: SQL;
  /** The columns of its rows, those of every pool among them. */
  row: C;
  /** Fees of a transfer, by kind of income, in minor units. */
  feesOf: (row: RowOf<C>, action: 'TOPUP' | 'WITHDRAW') => Record<string, bigint>;
  toWire: (row: RowOf<C>, actor: Actor) => Wire;
}
