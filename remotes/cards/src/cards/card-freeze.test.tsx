import { freezeCard, listCards } from '@console/contracts/cards';
import { cardDetailOf, cardServer, frozenCardOf, idOf, listResultOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import CardList from './card.list';

const wide = matchMedia('(width < 768px)');
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...wide, media, matches: true }));
});
afterEach(() => jest.restoreAllMocks());

test('a card is frozen in three taps on narrow screens, with a preselected reason', async () => {
  const server = cardServer();
  server.on(freezeCard, () => {
    server.on(listCards, (query) => listResultOf([frozenCardOf()], query));
    return cardDetailOf(frozenCardOf());
  });
  const { user } = await renderScreen(CardList, {
    at: '/main/cards-balance',
    grants: ['cards.card.view'],
    texts: locales,
  });
  const row = within(await screen.findByRole('row', { name: /Search ads/ }));
  expect(row.queryByRole('button', { name: 'Freeze card' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Freeze card' }));
  const dialog = within(await screen.findByRole('dialog', { name: /0982/ }));
  await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
  expect(await screen.findByText('Frozen', { selector: 'td *' })).toBeTruthy();
  expect(server.inputsOf(freezeCard)).toEqual([{ id: idOf('card', 1), version: 3, reason: 'REVIEW' }]);
});
