import { codes } from '@console/contracts';
import { readCompany, readCompanyResources, saveCompanyFees } from '@console/contracts/company';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyFeesStep from './company-fees.step';
import { complete, grants, id, record, resources } from './testing/company-samples';

const show = () =>
  renderScreen(CompanyFeesStep, { at: `/main/company-management-saveinfo-step-3-1?id=${id}`, grants, texts: locales });

test('the fee currency is saved, and the current fee settings are listed below', async () => {
  const fake = fakeServer()
    .on(readCompany, () => complete({ feeCurrency: null }))
    .on(readCompanyResources, () => resources)
    .on(saveCompanyFees, () => complete({ version: 4 }));
  const { user } = await show();
  const table = within(await screen.findByRole('table', { name: 'Fee settings' }));
  expect(table.getByRole('row', { name: '45678901 Travel Visa USD From 2026-01-01 4' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Fee currency' }));
  await user.click(await screen.findByRole('option', { name: /^EUR/ }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(fake.inputsOf(saveCompanyFees)).toEqual([{ id, version: 3, feeCurrency: 'EUR' }]));
});

test('a currency that the server refuses has the reason at the field', async () => {
  fakeServer()
    .on(readCompany, () => complete())
    .on(readCompanyResources, () => resources)
    .on(saveCompanyFees, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'feeCurrency', code: 'FEE_CURRENCY_FIXED', params: {} }] });
    });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText("The fee currency can't change after the first invoice")).toBeTruthy();
});

test('the currency of a company with invoices is fixed', async () => {
  fakeServer()
    .on(readCompany, () => record({ isFeeCurrencyFixed: true }))
    .on(readCompanyResources, () => ({ ...resources, fees: [] }));
  await show();
  expect(await screen.findByRole('combobox', { name: 'Fee currency' })).toHaveProperty('disabled', true);
  expect(await screen.findByText('No fee settings yet.')).toBeTruthy();
});
