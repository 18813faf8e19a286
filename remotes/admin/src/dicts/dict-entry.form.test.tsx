import { codes } from '@console/contracts';
import { createDictEntry, listDictEntries, readDict, readDictEntry, updateDictEntry } from '@console/contracts/dicts';
import { fakeServer as plainServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import DictEntryForm from './dict-entry.form';
import { dictOf, entryOf, ownDict } from './testing/dict-samples';

const show = (search: string) =>
  renderScreen(DictEntryForm, {
    at: `/main/dict-dt-management-save${search}`,
    grants: ['admin.dict.view', 'admin.dict.save'],
    texts: locales,
  });
const active = entryOf({ id: 'card_state:ACTIVE', code: 'ACTIVE', label: { en_US: 'Active', zh_CN: '正常' } });
const fakeServer = () => plainServer().on(listDictEntries, (query) => listResultOf([active, entryOf()], query));
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const frozen = '?id=card_state:FROZEN';

test('a label is edited with a preview and sent with the shown version', async () => {
  const server = fakeServer()
    .on(readDictEntry, () => entryOf())
    .on(updateDictEntry, () => entryOf({ version: 4 }));
  const { user, requested } = await show(frozen);
  expect(await field(/^Code/)).toHaveProperty('disabled', true);
  await user.clear(await field(/^Label in English/));
  await user.type(await field(/^Label in English/), 'On ice');
  screen.getByText('On ice');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(requested.visited.at(-1)).toBe('/main/dict-dt-management?dict=card_state'));
  expect(server.inputsOf(updateDictEntry)).toEqual([
    {
      id: 'card_state:FROZEN',
      version: 3,
      labelEn: 'On ice',
      labelZh: '已冻结',
      colour: 'warn',
      sort: 5,
      isDefault: false,
    },
  ]);
});

test('a version conflict keeps the input, and the next attempt sends the current version', async () => {
  const server = fakeServer()
    .on(readDictEntry, () => entryOf())
    .on(updateDictEntry, ({ version }) => {
      if (version === 3) throw refusal(codes.versionConflict, { data: { current: entryOf({ version: 4 }) } });
      return entryOf({ version: 5 });
    });
  const { user } = await show(frozen);
  await user.type(await field(/^Label in English/), ' solid');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await screen.findByText(/Someone else changed this entry/);
  expect(await field(/^Label in English/)).toHaveProperty('value', 'Frozen solid');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(server.inputsOf(updateDictEntry).map(({ version }) => version)).toEqual([3, 4]));
});

test('parent and validity are shown and sent; an end before the start is refused', async () => {
  const placed = entryOf({ parent: { code: 'ACTIVE', label: active.label }, validFrom: '2026-01-01' });
  const server = fakeServer()
    .on(readDictEntry, () => placed)
    .on(updateDictEntry, () => placed);
  const { user } = await show(frozen);
  const parent = await screen.findByRole('combobox', { name: /^Parent/ });
  await waitFor(() => expect(parent).toHaveProperty('value', 'Active'));
  await user.click(parent);
  const option = await screen.findByRole('option', { name: /Active/ });
  expect(screen.queryByRole('option', { name: /FROZEN/ })).toBeNull();
  await user.click(option);
  expect(await field(/^Valid from/)).toHaveProperty('value', '2026-01-01');
  await user.type(await field(/^Valid until/), '2025-12-31');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await screen.findByText("The end date can't be before the start date");
  await user.clear(await field(/^Valid until/));
  await user.type(await field(/^Valid until/), '2026-12-31');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() =>
    expect(server.inputsOf(updateDictEntry)).toMatchObject([
      { parent: 'ACTIVE', validFrom: '2026-01-01', validUntil: '2026-12-31' },
    ]),
  );
});

test('a new entry is added at the end; an invalid code is refused at its field', async () => {
  const server = fakeServer()
    .on(readDict, () => ownDict)
    .on(createDictEntry, () => entryOf({ dict: 'shop_kind' }));
  const { user } = await show('?dict=shop_kind');
  await user.type(await field(/^Code/), 'kiosk');
  await user.type(await field(/^Label in English/), 'Kiosk');
  await user.type(await field(/^Label in Chinese/), '报亭');
  const create = () => user.click(screen.getByRole('button', { name: 'Create entry' }));
  await create();
  await screen.findByText(/Use capital letters and digits/);
  await user.clear(await field(/^Code/));
  await user.type(await field(/^Code/), 'KIOSK');
  await create();
  await waitFor(() =>
    expect(server.inputsOf(createDictEntry)).toMatchObject([{ dict: 'shop_kind', code: 'KIOSK', sort: 3 }]),
  );
});

test('entries cannot be added to a system dictionary or without a dictionary in the address', async () => {
  fakeServer().on(readDict, () => dictOf());
  const { unmount } = await show('?dict=card_state');
  await screen.findByText("Entries can't be added to this dictionary.");
  unmount();
  await show('');
  await screen.findByText('Select a dictionary from the list.');
});
