import type { JobType } from '@console/contracts/areas';
import type { PoolAction } from '@console/contracts/cards';
import type { PoolColumns, PoolRow } from './pool-row.query';
import type { Actor } from '../../../platform/context';
import type { RowOf } from '../../../platform/db/column';
import type { Transitions } from '../../../platform/transitions/record-transitions';
import type { SQL } from '../../../platform/db/sql';

export type PoolStatus = PoolRow['status'];

/** Differences between groups and wallets, apart from their rows. */
export interface PoolTraits {
  at: 'GROUP' | 'WALLET';
  objectType: 'shareGroup' | 'wallet';
  /** Table of the pools. */
  table: SQL;
  cardColumn: SQL;
  code: 'GROUP_POOL' | 'WALLET_POOL';
  funded: 'GROUP_FUNDED' | 'WALLET_FUNDED';
  withdrawn: 'GROUP_WITHDRAWN' | 'WALLET_WITHDRAWN';
  frozen: PoolStatus;
  transitions: Transitions<PoolStatus>;
  permissions: Record<PoolAction, string>;
  jobs: { freeze: JobType; unfreeze: JobType };
  /** True if it can be frozen only after all its cards. */
  freezesLast: boolean;
}

/** Kind of pool with its rows. */
export interface PoolKind<Wire, C extends PoolColumns> extends PoolTraits {
  /** Columns in addition to those of every pool. */
  columns: SQL;
  /** Types of all columns. */
  row: C;
  /** Fees of a transfer by income account, in minor units. */
  feesOf: (row: RowOf<C>, action: 'TOPUP' | 'WITHDRAW') => Record<string, bigint>;
  toWire: (row: RowOf<C>, actor: Actor) => Wire;
}
