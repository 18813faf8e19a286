import type { Area } from '../area';

/** Labels of fund allocations to cards. */
export const allocationArea = {
  actions: {
    'card/allocate': ['Allocate funds to card', '为卡片分配资金'],
  },
} as const satisfies Area;
