import { screen } from '@testing-library/react';
import type { RowAction } from '../table/table-parts';
import { show } from '../testing/show';
import { RowActionButtons } from './action-buttons';

const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
const actions = (done: string[], ...labels: string[]): RowAction[] =>
  labels.map((label) => ({ key: label, label, icon: 'lock', onClick: () => done.push(label) }));

test('three actions are buttons, the others are in a menu, and all of them work', async () => {
  const done: string[] = [];
  const user = await show(<RowActionButtons actions={actions(done, 'Reveal', 'Freeze', 'Limit', 'Alias', 'Cancel')} />);
  expect(names()).toEqual(['Reveal', 'Freeze', 'Limit', 'More actions']);
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Alias', 'Cancel']);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel' }));
  expect(done).toEqual(['Freeze', 'Cancel']);
});

test('a single remaining action is a button rather than a menu', async () => {
  await show(<RowActionButtons actions={actions([], 'Reveal', 'Freeze', 'Limit', 'Alias')} />);
  expect(names()).toEqual(['Reveal', 'Freeze', 'Limit', 'Alias']);
});

test('a disabled action shows its reason and does nothing, as a button and in the menu', async () => {
  const done: string[] = [];
  const refused = actions(done, 'Reveal', 'Freeze', 'Limit', 'Alias', 'Cancel').map((action) => ({
    ...action,
    disabled: true,
    reason: 'The card has ended',
  }));
  const user = await show(<RowActionButtons actions={refused} />);
  await user.click(screen.getByRole('button', { name: 'Freeze: The card has ended' }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: /Cancel.*The card has ended/ }));
  expect(done).toEqual([]);
});
