import type { ProductModule, ProductModuleChoices } from '@console/contracts/product-modules';
import { idOf } from '@console/testing';

export const moduleId = idOf('pmod', 1);
const lanshi = { id: idOf('co', 2), name: { en_US: 'Lanshi', zh_CN: '澜石' } };

/** System module that one company has. */
export const moduleOf = (rest: Partial<ProductModule> = {}): ProductModule => ({
  id: moduleId,
  code: 'WALLETS',
  name: { en_US: 'Wallets', zh_CN: '钱包' },
  description: 'Cards that share a balance.',
  accountTypes: ['WHITELABEL', 'MERCHANT'],
  buttons: ['cards.wallet.view', 'cards.wallet.create'],
  menus: [{ en_US: 'Wallets', zh_CN: '钱包' }],
  isSystem: true,
  companies: [lanshi],
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [
    { action: 'GRANT', enabled: true },
    { action: 'EDIT', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'SYSTEM' },
  ],
  ...rest,
});

export const choices: ProductModuleChoices = {
  companies: [lanshi],
  menus: [
    {
      id: idOf('menu', 1),
      name: { en_US: 'Wallets', zh_CN: '钱包' },
      buttons: ['cards.wallet.view', 'cards.wallet.create'],
    },
    { id: 'other', name: null, buttons: ['cards.note.add'] },
  ],
};
