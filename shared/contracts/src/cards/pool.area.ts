import type { Area } from '../area';

/** Labels shared by card groups and wallets. */
export const poolArea = {
  actions: {
    'pool/autoTopUp': ['Auto top-up', '自动充值'],
  },
  notifications: {
    POOL_LOW: { label: ['Low shared balance', '共享余额不足'], tone: 'warn' },
  },
} as const satisfies Area;
