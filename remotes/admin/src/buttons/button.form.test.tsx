import { codes } from '@console/contracts';
import { readButton, updateButton } from '@console/contracts/buttons';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import ButtonForm from './button.form';
import { buttonOf } from './testing/button-samples';

const show = (search = '?id=cards.card.freeze') =>
  renderScreen(ButtonForm, {
    at: `/main/button-management-save${search}`,
    grants: ['admin.button.view', 'admin.button.save'],
    texts: locales,
  });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('an empty name is refused before it is sent, and a version conflict is shown', async () => {
  const server = fakeServer()
    .on(readButton, () => buttonOf())
    .on(updateButton, () => {
      throw refusal(codes.versionConflict, { data: { current: buttonOf({ version: 4 }) } });
    });
  const { user } = await show();
  const save = () => user.click(screen.getByRole('button', { name: 'Save button' }));
  await user.clear(await field(/Name in English/));
  await save();
  await screen.findByText('Cannot be empty');
  expect(server.inputsOf(updateButton)).toEqual([]);
  await user.type(await field(/Name in English/), 'Ice cards');
  await save();
  await screen.findByText(/Someone else changed this button/);
});

test('names and order can be edited, all other values are read-only', async () => {
  const server = fakeServer()
    .on(readButton, () => buttonOf())
    .on(updateButton, () => buttonOf({ version: 4 }));
  const { user, requested } = await show();
  await user.clear(await field(/Name in English/));
  await user.type(await field(/Name in English/), 'Ice cards');
  for (const text of ['cards.card.freeze', 'cards-balance, cards-view', '/card/bulkFreeze', '/card/freeze'])
    screen.getByText(text);
  await user.click(screen.getByRole('button', { name: 'Save button' }));
  await waitFor(() => expect(requested.visited).toEqual(['/main/button-management']));
  expect(server.inputsOf(updateButton)).toEqual([
    { id: 'cards.card.freeze', version: 3, nameEn: 'Ice cards', nameZh: '冻结卡片', sort: 30 },
  ]);
});

test('an address without a button links to the list', async () => {
  await show('');
  await screen.findByText('Select a button from the list.');
});
