import type { ButtonRecord } from '@console/contracts/buttons';

/** Button of the cards menu. */
export const buttonOf = (rest: Partial<ButtonRecord> = {}): ButtonRecord => ({
  id: 'cards.card.freeze',
  name: { en_US: 'Freeze cards', zh_CN: '冻结卡片' },
  menu: { en_US: 'Cards', zh_CN: '卡片' },
  menuRouterList: 'cards-balance,cards-view',
  apiPaths: ['/card/bulkFreeze', '/card/freeze'],
  risk: 'LOW',
  sort: 30,
  roles: 5,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [{ action: 'EDIT', enabled: true }],
  ...rest,
});
