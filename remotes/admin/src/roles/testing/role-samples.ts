import type { MenuEntry } from '@console/contracts';
import type { RoleDetail, RoleMatrix, RolePreview, RoleRequest } from '@console/contracts/roles';
import { idOf } from '@console/testing';

export const roleId = idOf('role', 1);

/** A custom role with two users. */
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

/** A pending request of high-risk permissions. */
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
    { id: cards, name: { en_US: 'Cards', zh_CN: '卡片' }, needs: 'cards.card.view', alsoWith: [] },
    { id: log, name: { en_US: 'Audit log', zh_CN: '审计日志' }, needs: 'admin.audit.view', alsoWith: [] },
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

type MenuArguments = [no: number, url: string, names: [string, string], rest?: Partial<MenuEntry>];
type SubMenu = MenuEntry['subMenuList'][number];
const subMenuOf = (no: number, url: string, names: [string, string], rest: Partial<SubMenu> = {}): SubMenu => ({
  menuId: idOf('menu', no),
  nameKey: `menu.${url}`,
  upId: '',
  url,
  seq: no,
  icon: 'cards',
  position: 1,
  isCache: true,
  isHidden: false,
  isRecentUser: false,
  names: { en_US: names[0], zh_CN: names[1] },
  buttonList: [],
  ...rest,
});
const menuOf = (...[no, url, names, { subMenuList = [], ...rest } = {}]: MenuArguments): MenuEntry => ({
  ...subMenuOf(no, url, names, rest),
  subMenuList,
});
const buttonsOf = (...codes: string[]) => codes.map((buttonId) => ({ buttonId, menuRouterList: '' }));

/** Menus of a user with the role: one with a hidden and a visible subpage, and one that all users have. */
export const preview: RolePreview = {
  systemMenuList: [
    menuOf(5, 'settings-profile', ['Profile', '个人设置'], { position: 2 }),
    menuOf(1, 'cards-balance', ['Cards', '卡片'], {
      buttonList: buttonsOf('cards.card.view', 'cards.card.freeze'),
      subMenuList: [
        subMenuOf(3, 'cards-balance-view-card-detail', ['Card details', '卡片详情'], {
          isHidden: true,
          buttonList: buttonsOf('cards.card.view', 'cards.card.freeze'),
        }),
        subMenuOf(6, 'cards-batches', ['Card batches', '卡片批次'], {
          isHidden: true,
          buttonList: buttonsOf('cards.card-batch.view'),
        }),
        subMenuOf(4, 'cards-rules', ['Limits', '限额'], { buttonList: buttonsOf('cards.rule.view') }),
      ],
    }),
  ],
  buttonLinkPageList: buttonsOf(
    'admin.role.approve',
    'cards.card-batch.view',
    'cards.card.freeze',
    'cards.card.view',
    'cards.rule.view',
  ),
  lackedButtonList: [
    { menuId: idOf('menu', 1), buttons: ['cards.card.unfreeze', 'cards.card.create'] },
    { menuId: idOf('menu', 3), buttons: ['cards.card.unfreeze', 'cards.card.create'] },
  ],
};
