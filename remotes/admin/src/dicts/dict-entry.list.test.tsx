import { codes } from '@console/contracts';
import {
  type DictEntry,
  type DictRecord,
  listDictEntries,
  listDicts,
  readDict,
  removeDictEntry,
  setDictEntryStatus,
} from '@console/contracts/dicts';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import DictEntryList from './dict-entry.list';
import { dictOf, entryOf, ownDict } from './testing/dict-samples';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(DictEntryList, {
    at: '/main/dict-dt-management?dict=card_state',
    grants: ['admin.dict.view', 'admin.dict.save'],
    texts: locales,
    ...options,
  });
const serverOf = (list: DictEntry[], dict: DictRecord = dictOf()) =>
  fakeServer()
    .on(listDictEntries, (query) => listResultOf(list, query))
    .on(listDicts, (query) => listResultOf([dict], query))
    .on(readDict, () => dict);
const row = async (name = /FROZEN/) => within(await screen.findByRole('row', { name }));
const corner = entryOf({
  id: 'shop_kind:CORNER',
  dict: 'shop_kind',
  code: 'CORNER',
  label: { en_US: 'Corner shop', zh_CN: '街角店' },
  allowedActions: [{ action: 'DELETE', enabled: true }],
});

test('entries are shown with both labels, and a system dictionary has no create button', async () => {
  const server = serverOf([entryOf()]);
  await show();
  await screen.findByRole('heading', { name: 'Entries of Combined card status' });
  for (const text of ['已冻结', 'Active']) (await row()).getByText(text);
  expect(server.inputsOf(listDictEntries)[0]).toMatchObject({ filter: { dict: ['card_state'] } });
  expect(screen.queryByRole('button', { name: 'Create entry' })).toBeNull();
});

test('the default entry is marked and shows its validity', async () => {
  serverOf([entryOf({ isDefault: true, validFrom: '2026-12-01', validUntil: '2027-01-31' })]);
  await show();
  for (const text of ['Default · FROZEN', 'From 2026-12-01', 'Until 2027-01-31']) (await row()).getByText(text);
});

test('disabling a system entry shows the effect first, and it cannot be deleted', async () => {
  const server = serverOf([entryOf()]).on(setDictEntryStatus, () => entryOf({ status: 'DISABLED', version: 4 }));
  const { user } = await show();
  const actions = await row();
  expect(actions.getByRole('button', { name: /^Delete/ }).getAttribute('aria-disabled')).toBe('true');
  await user.click(actions.getByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Forms no longer offer this entry. Existing records keep their label.');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(server.inputsOf(setDictEntryStatus)).toEqual([{ id: 'card_state:FROZEN', version: 3, status: 'DISABLED' }]),
  );
});

test('an entry of a custom dictionary can be deleted, and a new one created', async () => {
  const server = serverOf([corner], ownDict).on(removeDictEntry, () => ({ ok: true }));
  const { user, requested } = await show({ at: '/main/dict-dt-management?dict=shop_kind' });
  await user.click((await row(/CORNER/)).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.inputsOf(removeDictEntry)).toEqual([{ id: 'shop_kind:CORNER', version: 3 }]));
  await user.click(await screen.findByRole('button', { name: 'Create entry' }));
  expect(requested.visited.at(-1)).toBe('/main/dict-dt-management-save?dict=shop_kind');
});

test('users with only the view permission have no actions, and a failure shows an error', async () => {
  serverOf([entryOf({ allowedActions: [] })]);
  const { unmount } = await show({ grants: ['admin.dict.view'] });
  expect((await row()).queryByRole('button')).toBeNull();
  unmount();
  serverOf([]).on(listDictEntries, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The dictionary entries couldn't be loaded.");
});
