import { codes } from '@console/contracts';
import {
  grantProductModule,
  listProductModuleChoices,
  listProductModules,
  type ProductModule,
} from '@console/contracts/product-modules';
import { fakeServer, idOf, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ProductModuleList from './product-module.list';
import { choices, moduleId, moduleOf } from './testing/product-module-samples';

const show = (grants = ['admin.module.view', 'admin.module.save', 'admin.module.grant']) =>
  renderScreen(ProductModuleList, { at: '/main/module-management', grants, texts: locales });
const serverOf = (list: ProductModule[] = [moduleOf()]) =>
  fakeServer()
    .on(listProductModules, (query) => listResultOf(list, query))
    .on(listProductModuleChoices, () => choices);
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows menus, account types and companies of a module, in both languages', async () => {
  serverOf();
  const { speak } = await show();
  const row = await rowOf(/WALLETS/);
  for (const text of ['2', 'Company, Merchant', 'Lanshi', 'System']) row.getByText(text);
  expect(row.getByRole('button', { name: /Delete.*System modules can't be deleted/ })).toBeTruthy();
  await speak('zh-CN');
  (await rowOf(/WALLETS/)).getByText('公司、商户');
});

test('users with only the view permission have no actions', async () => {
  serverOf([moduleOf({ allowedActions: [] })]);
  await show(['admin.module.view']);
  await rowOf(/WALLETS/);
  expect(screen.queryAllByRole('button', { name: /Edit|Grant to companies|Create module|Delete/ })).toEqual([]);
});

test('removing a module from a company shows the effect first', async () => {
  const server = serverOf().on(grantProductModule, () => moduleOf({ companies: [], version: 4 }));
  const { user } = await show();
  await user.click((await rowOf(/WALLETS/)).getByRole('button', { name: 'Grant to companies' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Companies with Wallets' }));
  await dialog.findByText(/lose these pages and permissions immediately/);
  await user.click(await dialog.findByRole('button', { name: /Remove.*Lanshi|Lanshi/ }));
  await user.click(dialog.getByRole('button', { name: 'Grant to companies' }));
  await waitFor(() =>
    expect(server.inputsOf(grantProductModule)).toEqual([{ id: moduleId, version: 3, companyIds: [] }]),
  );
});

test('a version conflict shows the saved companies beside the selected companies', async () => {
  const northline = { id: idOf('co', 3), name: { en_US: 'Northline', zh_CN: '北线' } };
  const newer = moduleOf({ companies: [...moduleOf().companies, northline], version: 4 });
  const server = serverOf().on(grantProductModule, ({ version }) => {
    if (version === 3) throw refusal(codes.versionConflict, { data: { current: newer } });
    return moduleOf({ companies: [], version: 5 });
  });
  const { user } = await show();
  await user.click((await rowOf(/WALLETS/)).getByRole('button', { name: 'Grant to companies' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Companies with Wallets' }));
  await user.click(await dialog.findByRole('button', { name: /Remove.*Lanshi|Lanshi/ }));
  await user.click(dialog.getByRole('button', { name: 'Grant to companies' }));
  await dialog.findByText('Someone else changed this module. Check and try again.');
  const row = within(await dialog.findByRole('row', { name: /Companies/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Lanshi, Northline', 'Not set']);
  await user.click(dialog.getByRole('button', { name: 'Grant to companies' }));
  await waitFor(() =>
    expect(server.inputsOf(grantProductModule).at(-1)).toEqual({ id: moduleId, version: 4, companyIds: [] }),
  );
});

test('a list that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  fakeServer()
    .on(listProductModules, (query) => {
      if (isBroken) throw refusal(codes.unavailable);
      return listResultOf([moduleOf()], query);
    })
    .on(listProductModuleChoices, () => choices);
  const { user } = await show();
  await screen.findByText("The modules couldn't be loaded.");
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/WALLETS/);
});
