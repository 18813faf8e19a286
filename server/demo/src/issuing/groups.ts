import type { NewRow } from '@console/server/platform/db/insert-rows';
import { type DemoPool, poolRow, type PoolSketch } from './pools';

/** Twelve card groups with all four types of sharing rule; two are low, one is frozen and one is cancelled. */
export const groupSketches: PoolSketch[] = [
  { name: 'Spring campaign', rule: 'CLASSIC_SHARE', status: 'ACTIVE', spent: 40 },
  { name: 'Search advertising', rule: 'EXTENDED_SHARE', status: 'ACTIVE', spent: 85 },
  { name: '差旅共享', rule: 'CLASSIC_SHARE', status: 'ACTIVE', spent: 10 },
  { name: 'Cloud subscriptions', rule: 'SMART_ALLOCATION', status: 'ACTIVE', spent: 55 },
  { name: 'Procurement pool', rule: 'EXTENDED_SHARE', status: 'BLOCKED', spent: 30 },
  { name: 'Regional sales', rule: 'SMART_ALLOCATION', status: 'ACTIVE', spent: 0 },
  { name: '采购共享', rule: 'WALLET', status: 'ACTIVE', spent: 92 },
  { name: 'Events and fairs', rule: 'WALLET', status: 'ACTIVE', spent: 20 },
  { name: 'Design tools', rule: 'CLASSIC_SHARE', status: 'ACTIVE', spent: 5 },
  { name: 'Field teams', rule: 'EXTENDED_SHARE', status: 'ACTIVE', spent: 60 },
  { name: 'Winter campaign', rule: 'CLASSIC_SHARE', status: 'CANCELLED', spent: 0 },
  { name: 'Spare budget', rule: 'SMART_ALLOCATION', status: 'ACTIVE', spent: 0 },
];

export const groupRow = (pool: DemoPool, parties: Parameters<typeof poolRow>[1]): NewRow<'share_group'> => ({
  ...poolRow(pool, parties),
  bin_id: pool.bin.id,
  status: pool.status === 'FROZEN' ? 'BLOCKED' : pool.status,
});
