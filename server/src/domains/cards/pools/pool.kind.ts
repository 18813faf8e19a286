import type { JobType } from '@console/contracts/areas';
import type { PoolAction } from '@console/contracts/cards';
import type { PoolRow } from './pool-row.query';
import type { Actor } from '../../../platform/context';
import type { Transitions } from '../../../platform/moves/record-moves';
import type { SQL } from '../../../platform/db/sql';

export type PoolStatus = PoolRow['status'];

/** Groups and wallets are pools alike; this is what they differ in. */
export interface PoolKind<Wire, Row extends PoolRow = PoolRow> {
  at: 'GROUP' | 'WALLET';
  objectType: 'shareGroup' | 'wallet';
  /** Its table, and the column by which cards name it. */
  table: SQL;
  cardColumn: SQL;
  code: 'GROUP_POOL' | 'WALLET_POOL';
  funded: 'GROUP_FUNDED' | 'WALLET_FUNDED';
  withdrawn: 'GROUP_WITHDRAWN' | 'WALLET_WITHDRAWN';
  frozen: PoolStatus;
  moves: Transitions<PoolStatus>;
  permissions: Record<PoolAction, string>;
  jobs: { freeze: JobType; unfreeze: JobType };
  /** Frozen only when all its cards are. */
  freezesLast: boolean;
  /** What its rows have beyond those of every pool, as more columns. */
  columns: SQL;
  /** Fees of a movement, by kind of income, in minor units. */
  feesOf: (row: Row, action: 'TOPUP' | 'WITHDRAW') => Record<string, bigint>;
  toWire: (row: Row, actor: Actor) => Wire;
}
