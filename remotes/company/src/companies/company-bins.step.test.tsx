import { readCompany, readCompanyResources, saveCompanyBins } from '@console/contracts/company';
import { fakeServer, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyBinsStep from './company-bins.step';
import { complete, grants, id, record, resources } from './testing/company-samples';

const show = () =>
  renderScreen(CompanyBinsStep, {
    at: `/main/company-management-saveinfo-step-2-2?id=${id}`,
    grants: [...grants, 'cards.card-bin.view'],
    texts: locales,
  });

test('the BINs of a draft are selected from all existing BINs and saved by id', async () => {
  const fake = fakeServer()
    .on(readCompany, () => complete({ binIds: [] }))
    .on(readCompanyResources, () => ({ ...resources, channels: [] }))
    .on(saveCompanyBins, () => complete({ version: 4 }));
  const { user, requested } = await show();
  await user.click(await screen.findByRole('combobox', { name: 'Card BINs' }));
  await user.click(await screen.findByRole('option', { name: /51234567/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByText('No channels are bound to the company.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(fake.inputsOf(saveCompanyBins)).toEqual([{ id, version: 3, binIds: [idOf('bin', 2)] }]));
  expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-2-3?id=${id}`]);
});

test('an approved company shows its assigned BINs with their status, and its channels', async () => {
  fakeServer()
    .on(readCompany, () => record())
    .on(readCompanyResources, () => resources);
  const { user, requested } = await show();
  const table = within(await screen.findByRole('table', { name: 'Card BINs' }));
  expect(table.getByRole('row', { name: /45678901 Travel Visa .*Harbor Disabled: no new cards/ })).toBeTruthy();
  expect(table.queryByText('51234567')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Channels' })).getByText(/Enabled/)).toBeTruthy();
  await user.click(table.getByRole('link', { name: '45678901' }));
  expect(requested.visited).toEqual(['/main/card-bin-management?q=45678901']);
});
