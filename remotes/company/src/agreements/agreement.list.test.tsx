import { codes } from '@console/contracts';
import {
  agreementSortable,
  countAgreements,
  copyAgreement,
  deleteAgreement,
  listAgreements,
  publishAgreement,
} from '@console/contracts/company';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import AgreementList from './agreement.list';
import texts from './en-US.json';
import { dicts, draft, grants, id, published, rowOf } from './testing/agreement-samples';

const showList = (held = grants, search = '') =>
  renderScreen(AgreementList, { at: `/main/company-agreement-management${search}`, grants: held, texts: locales });
const listServer = (one = rowOf(draft)) =>
  fakeServer(dicts)
    .on(listAgreements, (query) => listResultOf([one], query))
    .on(countAgreements, () => ({ total: 1, counts: [{ value: one.status, count: 1 }] }));
const rowShown = () => screen.findByRole('row', { name: /隐私政策|Privacy policy/ });

test('the list shows version, effective date, acceptances and last editor, with tabs and buttons', async () => {
  listServer(rowOf(published));
  await showList();
  const row = within(await rowShown());
  for (const text of ['2', 'Published', '2026-03-20', 'Scheduled', 'Yes', '1', 'Daniel Koh'])
    expect(row.getAllByText(text).length).toBeGreaterThan(0);
  for (const name of ['All 1', 'Draft 0', 'Published 1', 'Archived 0'])
    expect(await screen.findByRole('tab', { name })).toBeTruthy();
  for (const name of ['Create agreement', 'Export']) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  ['?status=DRAFT', { status: ['DRAFT'] }],
  ['?type=PRIVACY', { type: ['PRIVACY'] }],
  ['?acceptanceRequired=true', { acceptanceRequired: true }],
])('the filter in the address %s is sent', async (address, sent) => {
  const server = listServer();
  await showList(grants, address);
  await rowShown();
  expect(server.inputsOf(listAgreements)[0]?.filter).toEqual(sent);
});

test('every sort key has a column that sorts by it', async () => {
  listServer();
  await showList();
  await rowShown();
  const labels: Record<string, string> = texts;
  for (const key of agreementSortable)
    expect([key, screen.queryByRole('button', { name: labels[`agreement.${key}`] ?? key }) !== null]).toEqual([
      key,
      true,
    ]);
});

test('the publish dialog shows effect and date of the draft, and a refused date at its field', async () => {
  const server = listServer().on(publishAgreement, () => {
    throw refusal(codes.invalid, { fieldIssues: [{ field: 'effectiveFrom', code: 'EFFECTIVE_PAST', params: {} }] });
  });
  const { user } = await showList();
  await user.click(within(await rowShown()).getByRole('button', { name: 'Publish version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Privacy policy, version 2?' }));
  expect(dialog.getByText(texts['agreement.effect.PUBLISH'])).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Publish version' }));
  expect(await dialog.findByText('Choose today or a later date')).toBeTruthy();
  expect(server.inputsOf(publishAgreement)).toEqual([{ id, version: 3, effectiveFrom: '2026-03-20' }]);
});

test.each([
  [
    'Create new version',
    copyAgreement,
    rowOf(published),
    'New version of Privacy policy, version 2 created as a draft',
  ],
  ['Delete draft', deleteAgreement, rowOf(draft), 'Privacy policy, version 2 deleted'],
] as const)('%s sends the version that is shown', async (action, operation, row, notice) => {
  const server = listServer(row);
  if (operation === copyAgreement) server.on(copyAgreement, () => row);
  else server.on(deleteAgreement, () => ({ ok: true }));
  const { user, requested } = await showList();
  await user.click(within(await rowShown()).getByRole('button', { name: action }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: action }));
  await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: notice }]));
  expect(server.arrived.filter(({ path }) => path === operation.path).map(({ input }) => input)).toEqual([
    { id, version: row.version },
  ]);
});

test('title and row open the page of the version, Edit opens its form', async () => {
  listServer();
  const { user, requested } = await showList();
  await user.click(within(await rowShown()).getByRole('link', { name: 'Privacy policy' }));
  await user.click(screen.getByText('Daniel Koh'));
  await user.click(screen.getByRole('button', { name: 'Edit draft' }));
  const page = '/main/company-agreement-saveinfo';
  expect(requested.visited).toEqual([`${page}?id=${id}`, `${page}?id=${id}`, `${page}?id=${id}`]);
});

test('a user with view permission only has no create, export or row actions', async () => {
  listServer({ ...rowOf(draft), allowedActions: [] });
  await showList(['company.agreement.view']);
  expect(within(await rowShown()).queryByRole('button')).toBeNull();
  for (const name of ['Create agreement', 'Export']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a list that fails to load can be retried', async () => {
  let isBroken = true;
  listServer().on(listAgreements, (query) => {
    if (isBroken) throw refusal(codes.serverError);
    return listResultOf([rowOf(draft)], query);
  });
  const { user } = await showList();
  expect(await screen.findByText("The agreements couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowShown()).toBeTruthy();
});
