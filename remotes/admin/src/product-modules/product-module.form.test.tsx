import { codes } from '@console/contracts';
import {
  createProductModule,
  listProductModuleChoices,
  readProductModule,
  updateProductModule,
} from '@console/contracts/product-modules';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import ProductModuleForm from './product-module.form';
import { choices, moduleId, moduleOf } from './testing/product-module-samples';

const show = (search = '') =>
  renderScreen(ProductModuleForm, {
    at: `/main/module-management-save${search}`,
    grants: ['admin.module.view', 'admin.module.save'],
    texts: locales,
  });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('an invalid code and a module without buttons are refused before they are sent', async () => {
  const server = fakeServer()
    .on(listProductModuleChoices, () => choices)
    .on(createProductModule, () => moduleOf());
  const { user } = await show();
  await user.type(await field(/^Code/), 'my module');
  await user.type(await field(/^Name in English/), 'Tokens');
  await user.type(await field(/^Name in Chinese/), '令牌');
  await screen.findByRole('tree');
  await user.click(screen.getByRole('button', { name: 'Create module' }));
  await screen.findByText(/Use capital letters and digits/);
  expect(server.inputsOf(createProductModule)).toEqual([]);
});

test('the code is read-only, and affected companies and a version conflict are shown', async () => {
  const server = fakeServer()
    .on(listProductModuleChoices, () => choices)
    .on(readProductModule, () => moduleOf())
    .on(updateProductModule, ({ version }) => {
      if (version === 3) throw refusal(codes.versionConflict, { data: { current: moduleOf({ version: 4 }) } });
      return moduleOf({ version: 5 });
    });
  const { user } = await show(`?id=${moduleId}`);
  await screen.findByText('1 company has this module. Changes reach its users immediately.');
  expect(await field(/^Code/)).toHaveProperty('disabled', true);
  await user.type(await field(/^Description/), ' All of them.');
  const save = () => user.click(screen.getByRole('button', { name: 'Save module' }));
  await save();
  await screen.findByText(/Someone else changed this module/);
  await save();
  await waitFor(() =>
    expect(server.inputsOf(updateProductModule).at(-1)).toMatchObject({
      id: moduleId,
      version: 4,
      description: 'Cards that share a balance. All of them.',
    }),
  );
});
