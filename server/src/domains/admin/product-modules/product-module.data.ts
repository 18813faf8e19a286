import { permissions } from '@console/contracts/areas';
import { nounOf } from '../../../platform/buttons/button.rules';
import { isOfEveryCompany } from '../../../platform/product-modules/included.rules';
import type { ProductModuleData } from '../../../platform/product-modules/product-module.store';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

type Line = [code: string, english: string, chinese: string, starts: string[]];

/**
 * Modules of the product, and the prefixes of the nouns whose buttons they include. The longest matching prefix
 * applies.
 */
const lines: Line[] = [
  ['CARDS', 'Card issuing', '发卡', ['cards', 'lists']],
  ['WALLETS', 'Wallets and shared cards', '钱包与共享卡', ['cards.wallet', 'cards.share-']],
  ['LIMITS', 'Limits and rules', '限额与规则', ['cards.limit-rule']],
  ['ACCOUNTS', 'Accounts and ledger', '账户与账本', ['accounts', 'cards.recon']],
  ['INVOICES', 'Invoices', '账单', ['company.invoice']],
  [
    'ADMINISTRATION',
    'Administration',
    '系统管理',
    ['admin', 'onboarding', 'merchants', 'company.company', 'company.agreement'],
  ],
  ['DEVELOPMENT', 'Releases', '版本发布', ['devops']],
];

const starts = lines
  .flatMap(([code, , , all]) => all.map((start) => ({ code, start })))
  .sort((one, other) => other.start.length - one.start.length);

/** Returns the module of a button. */
export const moduleOf = (button: string): string | undefined =>
  starts.find(({ start }) => nounOf(button).startsWith(start))?.code;

export const productModuleData: ProductModuleData[] = lines.map(([code, en_US, zh_CN]) => ({
  code,
  name: { en_US, zh_CN },
  buttons: Object.keys(permissions).filter((button) => !isOfEveryCompany(button) && moduleOf(button) === code),
}));

const productModules = menu(132, 'module-management', ['Modules', '模块'], {
  icon: 'stack',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const productModuleMenus: StoredMenu[] = [
  productModules,
  menu(133, 'module-management-save', ['Create module', '创建模块'], {
    upId: productModules.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
