import { countCompanies, listCompanies } from '@console/contracts/company';
import { fakeServer, listResultOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyList from './company.list';
import { grants, id, row } from './testing/company-samples';

const showList = (held = grants) =>
  renderScreen(CompanyList, { at: '/main/company-management', grants: held, texts: locales });
const listServer = (one = row()) =>
  fakeServer()
    .on(listCompanies, (query) => listResultOf([one], query))
    .on(countCompanies, () => ({ total: 1, counts: [{ value: 'ACTIVE' as const, count: 1 }] }));
const openCompany = async () => within(await screen.findByRole('row', { name: /Meridian Cards/ }));

test('the list shows numbers, fee currency and a change in review, with counts in its tabs', async () => {
  const server = listServer(row({ isChangeInReview: true }));
  const { user, requested } = await showList();
  const cells = await openCompany();
  for (const text of ['CO-0003', 'AGR-2026-17', 'HRB 4711', 'USD', 'Change in review'])
    expect(cells.getByText(text)).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /active.*1/i })).toBeTruthy();
  expect(server.inputsOf(listCompanies)[0]?.sort).toEqual([{ field: 'updatedAt', dir: 'desc' }]);
  await user.click(cells.getByRole('link', { name: 'Meridian Cards' }));
  expect(requested.visited).toEqual([`/main/company-management-view?id=${id}`]);
});

test('a draft shows a dash for each empty value', async () => {
  listServer(row({ status: 'DRAFT', agreementNo: '', registrationNo: '', country: '', feeCurrency: null }));
  await showList();
  expect((await openCompany()).getAllByText('–')).toHaveLength(4);
});

test('a user with view permission only has no create, export or row actions', async () => {
  listServer(row({ allowedActions: [] }));
  await showList(['company.company.view']);
  expect((await openCompany()).queryByRole('button')).toBeNull();
  for (const name of ['Create company', 'Export']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an empty list explains what a company is and offers to create one', async () => {
  fakeServer()
    .on(listCompanies, (query) => listResultOf([], query))
    .on(countCompanies, () => ({ total: 0, counts: [] }));
  await showList();
  expect(await screen.findByText('No companies yet.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Create company' }).length).toBeGreaterThan(0);
});
