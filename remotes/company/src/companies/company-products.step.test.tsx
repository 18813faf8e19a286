import { codes } from '@console/contracts';
import { readCompany, readCompanyResources, saveCompanyProducts } from '@console/contracts/company';
import { fakeServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CompanyProductsStep from './company-products.step';
import { complete, grants, id, record, resources } from './testing/company-samples';

const show = () =>
  renderScreen(CompanyProductsStep, {
    at: `/main/company-management-saveinfo-step-2-1?id=${id}`,
    grants: [...grants, 'admin.module.view'],
    texts: locales,
  });
const save = () => screen.findByRole('button', { name: 'Save and continue' });

test('a company without products is refused at the field', async () => {
  const fake = fakeServer()
    .on(readCompany, () => complete({ products: [] }))
    .on(readCompanyResources, () => resources);
  const { user } = await show();
  await user.click(await save());
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  expect(fake.inputsOf(saveCompanyProducts)).toEqual([]);
});

test('the modules of a draft are selected from all existing modules, and a failed load can be retried', async () => {
  let isDown = true;
  const fake = fakeServer()
    .on(readCompany, () => complete({ moduleIds: [] }))
    .on(readCompanyResources, () => {
      if (isDown) throw refusal(codes.serverError);
      return resources;
    })
    .on(saveCompanyProducts, () => complete({ version: 4 }));
  const { user } = await show();
  expect(await screen.findByText("Modules, BINs, channels and fees couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('combobox', { name: 'Modules' }));
  await user.click(await screen.findByRole('option', { name: /Reports/ }));
  await user.keyboard('{Escape}');
  await user.click(await save());
  await waitFor(() =>
    expect(fake.inputsOf(saveCompanyProducts)).toEqual([
      { id, version: 3, products: ['CARD_ISSUING'], moduleIds: [idOf('pmod', 2)] },
    ]),
  );
});

test('an approved company shows its modules with a link to module management', async () => {
  fakeServer()
    .on(readCompany, () => record())
    .on(readCompanyResources, () => resources);
  const { user, requested } = await show();
  await user.click(await screen.findByRole('link', { name: 'Card issuing' }));
  expect(requested.visited).toEqual(['/main/module-management?q=CARDS']);
  expect(screen.queryByText('Reports')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Modules' })).toBeNull();
});
