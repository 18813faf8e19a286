import type { RoleDetail, RoleMatrix, RoleRequest } from '@console/contracts/roles';
import { idOf } from '@console/testing';

export const roleId = idOf('role', 1);

/** A role that the company made itself, and that two people have. */
export const roleOf = (rest: Partial<RoleDetail> = {}): RoleDetail => ({
  id: roleId,
  name: { en_US: 'Card desk', zh_CN: '卡务' },
  description: { en_US: 'Issues and freezes cards.', zh_CN: '开卡和冻结卡片。' },
  accountType: 'WHITELABEL',
  allMerchantAccess: true,
  status: 'ACTIVE',
  isSystem: false,
  isOwn: false,
  users: 2,
  permissions: 2,
  notHeld: 0,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'COPY', enabled: true },
    { action: 'DISABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'USED' },
  ],
  buttons: ['cards.card.view', 'cards.card.freeze'],
  moduleButtons: [],
  requested: null,
  ...rest,
});

/** What waits for somebody else's approval. */
export const requestOf = (rest: Partial<RoleRequest> = {}): RoleRequest => ({
  reviewNo: 'RV-20261120-0001',
  buttons: ['cards.card.unfreeze'],
  by: 'Margaret Osei',
  at: '2026-11-20T08:00:00.000Z',
  isOwn: false,
  isHeld: true,
  ...rest,
});

const cards = idOf('menu', 1);
const log = idOf('menu', 2);

export const matrix: RoleMatrix = {
  menus: [
    { id: cards, name: { en_US: 'Cards', zh_CN: '卡片' }, needs: 'cards.card.view' },
    { id: log, name: { en_US: 'Audit log', zh_CN: '审计日志' }, needs: 'admin.audit.view' },
  ],
  buttons: [
    {
      code: 'cards.card.view',
      risk: 'LOW',
      menuId: cards,
      isHeld: true,
    },
    {
      code: 'cards.card.freeze',
      risk: 'HIGH',
      menuId: cards,
      isHeld: true,
    },
    {
      code: 'admin.audit.view',
      risk: 'LOW',
      menuId: log,
      isHeld: true,
    },
    {
      code: 'company.invoice.create',
      risk: 'HIGH',
      menuId: '',
      isHeld: false,
    },
  ],
};
