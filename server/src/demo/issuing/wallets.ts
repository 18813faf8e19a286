import { type DemoPool, poolRow, type PoolSketch } from './pools';

type Row = Record<string, unknown>;

/** Eight wallets; one is frozen and one has ended. */
export const walletSketches: PoolSketch[] = [
  { name: 'Marketing team', rule: 'WALLET', status: 'ACTIVE', spent: 35 },
  { name: 'Engineering', rule: 'WALLET', status: 'ACTIVE', spent: 10 },
  { name: '市场部', rule: 'WALLET', status: 'ACTIVE', spent: 88 },
  { name: 'Travel desk', rule: 'WALLET', status: 'ACTIVE', spent: 50 },
  { name: 'Contractors', rule: 'WALLET', status: 'FROZEN', spent: 0 },
  { name: 'Office supplies', rule: 'WALLET', status: 'ACTIVE', spent: 15 },
  { name: 'Interns', rule: 'WALLET', status: 'CANCELLED', spent: 0 },
  { name: 'Board', rule: 'WALLET', status: 'ACTIVE', spent: 0 },
];

export const walletRow = (pool: DemoPool, parties: Parameters<typeof poolRow>[1]): Row => ({
  ...poolRow(pool, parties),
  card_limit_minor: pool.bin.deposit[0] * 10n,
});
