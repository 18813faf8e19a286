import type { ProductModule, ProductModuleFilter } from '@console/contracts/product-modules';
import type { Deps } from '../../../platform/deps';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { findShownMenus } from '../shown-menus.query';
import { productModuleFileListing, toModule } from './product-module.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as ProductModuleFilter | undefined;

const column = fileColumns<ProductModule>();

export const productModuleExportOf = (deps: Pick<Deps, 'releases'>) =>
  datasetOf({
    name: 'modules',
    listing: async ({ keyword, ...query }, context) => {
      await refuseOthers(context);
      const menus = await findShownMenus(context, deps);
      return productModuleFileListing({ filter: filterOf(query), keyword }, menus);
    },
    shown:
      ({ actor }) =>
      (row) =>
        toModule(row, { menus: row.shown_menus, actor }),
    columns: [
      column.name('name', ['Module', '模块']),
      column.text('code', ['Code', '代码'], { seenIn: 'name' }),
      column.flag('isOwnMade', ['Custom', '自定义'], { seenIn: 'source', of: ({ isSystem }) => !isSystem }),
      column.text('description', ['Description', '说明'], { width: 48 }),
      column.own('menus', ['Menus', '菜单'], {
        width: 48,
        cell: ({ menus }, _labels, language) => menus.map((name) => name[language]).join(', ') || null,
      }),
      column.text('buttons', ['Buttons', '按钮'], { width: 48, of: ({ buttons }) => buttons.join(', ') }),
      column.codes('accountTypes', ['Account types', '账号类型'], 'account_type'),
      column.own('companies', ['Companies', '公司'], {
        width: 32,
        cell: ({ companies }, _labels, language) => companies.map(({ name }) => name[language]).join(', ') || null,
      }),
      column.time('updatedAt', titles.updatedAt),
      column.text('updatedBy', titles.updatedBy, { seenIn: 'updatedAt' }),
    ],
  });
