import { codes } from '@console/contracts';
import { countButtonExport, countButtons, listButtonMenus, listButtons } from '@console/contracts/buttons';
import {
  countDictEntryExport,
  countDictExport,
  countDicts,
  listDictEntries,
  listDicts,
  readDict,
} from '@console/contracts/dicts';
import { countParameterExport, countParameters, listParameters } from '@console/contracts/parameters';
import {
  countProductModuleExport,
  listProductModuleChoices,
  listProductModules,
} from '@console/contracts/product-modules';
import { countRoleExport, countRoles, listRoles } from '@console/contracts/roles';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ButtonList from './buttons/button.list';
import DictEntryList from './dicts/dict-entry.list';
import DictList from './dicts/dict.list';
import { locales } from './locales';
import ParameterList from './parameters/parameter.list';
import ProductModuleList from './product-modules/product-module.list';
import RoleList from './roles/role.list';

type Server = ReturnType<typeof fakeServer>;

const lists = [
  {
    noun: 'roles',
    List: RoleList,
    permission: countRoleExport.permission,
    requested: (server: Server) => server.inputsOf(countRoleExport),
    filter: { status: ['ACTIVE'] },
    at: 'status=ACTIVE',
  },
  {
    noun: 'modules',
    List: ProductModuleList,
    permission: countProductModuleExport.permission,
    requested: (server: Server) => server.inputsOf(countProductModuleExport),
    filter: { isOwnMade: true },
    at: 'isOwnMade=true',
  },
  {
    noun: 'buttons',
    List: ButtonList,
    permission: countButtonExport.permission,
    requested: (server: Server) => server.inputsOf(countButtonExport),
    filter: { risk: ['HIGH'] },
    at: 'risk=HIGH',
  },
  {
    noun: 'dictionaries',
    List: DictList,
    permission: countDictExport.permission,
    requested: (server: Server) => server.inputsOf(countDictExport),
    filter: { kind: ['OWN'] },
    at: 'kind=OWN',
  },
  {
    noun: 'dictionary entries',
    List: DictEntryList,
    permission: countDictEntryExport.permission,
    requested: (server: Server) => server.inputsOf(countDictEntryExport),
    filter: { dict: ['card_state'] },
    at: 'dict=card_state',
  },
  {
    noun: 'system parameters',
    List: ParameterList,
    permission: countParameterExport.permission,
    requested: (server: Server) => server.inputsOf(countParameterExport),
    filter: { status: ['DEFAULT'] },
    at: 'status=DEFAULT',
  },
];

const none = { count: 3, columns: [], chosen: null };
const serverOf = () =>
  fakeServer()
    .on(listRoles, (query) => listResultOf([], query))
    .on(countRoles, () => ({ total: 0, counts: [] }))
    .on(countButtons, () => ({ total: 0, counts: [] }))
    .on(countDicts, () => ({ total: 0, counts: [] }))
    .on(countParameters, () => ({ total: 0, counts: [] }))
    .on(listProductModules, (query) => listResultOf([], query))
    .on(listProductModuleChoices, () => ({ companies: [], menus: [] }))
    .on(listButtons, (query) => listResultOf([], query))
    .on(listButtonMenus, () => ({ list: [] }))
    .on(listDicts, (query) => listResultOf([], query))
    .on(readDict, () => {
      throw refusal(codes.notFound);
    })
    .on(listDictEntries, (query) => listResultOf([], query))
    .on(listParameters, (query) => listResultOf([], query))
    .on(countRoleExport, () => none)
    .on(countProductModuleExport, () => none)
    .on(countButtonExport, () => none)
    .on(countDictExport, () => none)
    .on(countDictEntryExport, () => none)
    .on(countParameterExport, () => none);

test.each(lists)('users without the permission cannot export $noun', async ({ List }) => {
  serverOf();
  await renderScreen(List, { at: '/main/list', grants: [], texts: locales });
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test.each(lists)(
  'the export of $noun has the filters and the keyword of the list',
  async ({ noun, List, permission, requested, filter, at }) => {
    const server = serverOf();
    const { user, speak } = await renderScreen(List, {
      at: `/main/list?${at}&q=word`,
      grants: [permission],
      texts: locales,
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Export ${noun}` }));
    expect(await dialog.findByRole('button', { name: 'Export 3 rows' })).toBeTruthy();
    await waitFor(() => expect(requested(server).at(-1)).toMatchObject({ filter, keyword: 'word' }));
    await speak('zh-CN');
    expect(await screen.findByRole('dialog', { name: /^导出/ })).toBeTruthy();
  },
);
