import { codes } from '@console/contracts';
import {
  listAcceptances,
  listAgreementVersions,
  readAgreement,
  readAgreementHistory,
  type AgreementDetail,
} from '@console/contracts/company';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import AgreementPage from './agreement-saveinfo.page';
import { acceptance, dicts, draft, grants, id, previous, previousId, published } from './testing/agreement-samples';

const show = (shown = id) =>
  renderScreen(AgreementPage, { at: `/main/company-agreement-saveinfo?id=${shown}`, grants, texts: locales });
const versionOf = ({ id: own, versionNo, status, effectiveFrom }: AgreementDetail) => ({
  id: own,
  versionNo,
  status,
  effectiveFrom,
});
const viewServer = (one = published, versions = [published, previous]) =>
  fakeServer(dicts)
    .on(readAgreement, ({ id: wanted }) => (wanted === previousId ? previous : one))
    .on(readAgreementHistory, () => ({ list: [], names: [] }))
    .on(listAgreementVersions, () => ({ list: versions.map(versionOf) }))
    .on(listAcceptances, (query) => listResultOf([acceptance], query));

test('a published version is shown read-only in both languages, with a button for a new version', async () => {
  viewServer();
  await show();
  expect(await screen.findByRole('heading', { name: 'Privacy policy, version 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Data' })).toBeTruthy();
  expect(screen.getByText('我们存储姓名。')).toBeTruthy();
  expect(screen.getAllByText('Scheduled').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Create new version' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Text in English/ })).toBeNull();
});

test('a version is compared with the previous one by paragraph', async () => {
  viewServer();
  await show();
  const changed = within(await screen.findByRole('row', { name: /Text in English, paragraph 2/ }));
  expect(changed.getByText('We store little.').tagName).toBe('DEL');
  expect(changed.getByText('We store names.').tagName).toBe('INS');
  const added = within(screen.getByRole('row', { name: /Text in English, paragraph 3/ }));
  expect(added.getByText('We delete them.').tagName).toBe('INS');
  expect(screen.queryByRole('row', { name: /paragraph 1/ })).toBeNull();
});

test('the first version is compared with the next one, so that newer paragraphs are shown as added', async () => {
  viewServer();
  await show(previousId);
  const changed = within(await screen.findByRole('row', { name: /Text in English, paragraph 2/ }));
  expect(changed.getByText('We store little.').tagName).toBe('DEL');
  expect(changed.getByText('We store names.').tagName).toBe('INS');
});

test('the acceptances show user, time, IP address, language and the hash of the text', async () => {
  const server = viewServer();
  await show();
  const row = within(await screen.findByRole('row', { name: /Ines Moreau/ }));
  for (const text of ['Ines Moreau', 'User', '203.0.113.7', 'English', 'a'.repeat(64)])
    expect(row.getAllByText(text).length).toBeGreaterThan(0);
  expect(server.inputsOf(listAcceptances)[0]?.filter).toEqual({ agreementId: id });
});

test("a draft that the user can't edit is shown read-only, without comparison and acceptances", async () => {
  viewServer({ ...draft, allowedActions: [] }, [draft]);
  await show();
  expect(await screen.findByText('This type has only one version.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Acceptances' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
});

test('a version that fails to load can be retried', async () => {
  let isBroken = true;
  viewServer().on(readAgreement, () => {
    if (isBroken) throw refusal(codes.serverError);
    return published;
  });
  const { user } = await show();
  expect(await screen.findByText("The agreement couldn't be loaded.")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Privacy policy, version 2' })).toBeTruthy();
});
