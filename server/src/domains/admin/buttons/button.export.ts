import type { ButtonFilter, ButtonRecord } from '@console/contracts/buttons';
import type { Deps } from '../../../platform/deps';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { refuseParts } from '../../../platform/http/whole-company';
import { findFacts } from './button-facts.query';
import { buttonListing, toButton } from './button.query';

// The contract has already parsed filter and order with the schemas of the list.
const filterOf = ({ filter }: ExportQuery) => filter as ButtonFilter | undefined;

const column = fileColumns<ButtonRecord>();

export const buttonExportOf = (deps: Pick<Deps, 'config' | 'releases'>) =>
  datasetOf({
    name: 'buttons',
    listing: async ({ keyword, ...query }, context) => {
      const { actor } = context;
      refuseParts(actor);
      return buttonListing({ filter: filterOf(query), keyword }, { actor, facts: await findFacts(context, deps) });
    },
    shown:
      ({ actor }) =>
      (row) =>
        toButton(row, { facts: row.facts, edits: false, actor }),
    columns: [
      column.name('name', ['Button', '按钮']),
      column.own('other', ['Other language', '另一种语言'], {
        width: 28,
        cell: ({ name }, _labels, language) => name[language === 'en_US' ? 'zh_CN' : 'en_US'],
      }),
      column.text('code', ['Code', '代码'], { seenIn: 'name', width: 32, of: ({ id }) => id }),
      column.own('menu', ['Menu', '菜单'], { cell: ({ menu }, _labels, language) => menu?.[language] ?? null }),
      column.text('menuRouterList', ['Pages', '页面'], {
        width: 32,
        of: ({ menuRouterList }) => menuRouterList.replaceAll(',', ', '),
      }),
      column.text('apiPaths', ['API paths', '接口路径'], { width: 48, of: ({ apiPaths }) => apiPaths.join(', ') }),
      column.code('risk', ['Risk', '风险等级'], 'button_risk'),
      column.count('sort', ['Order', '排序']),
      column.count('roles', ['Roles', '角色数']),
      column.text('updatedBy', titles.updatedBy),
      column.time('updatedAt', titles.updatedAt),
    ],
  });
