import type { Area } from '../area';

/** Label of allocations of money to cards. */
export const allocationArea = {
  actions: {
    'card/allocate': ['Allocate funds to card', '为卡片分配资金'],
  },
} as const satisfies Area;
