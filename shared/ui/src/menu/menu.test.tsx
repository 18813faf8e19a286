import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Menu, type MenuEntry } from './menu';

const done: string[] = [];
const entry = (key: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  key,
  label: key,
  onSelect: () => done.push(key),
  ...rest,
});
const items = [
  entry('Settings'),
  entry('Reissue', { disabled: true, reason: 'The card is active' }),
  entry('Sign out'),
];
const button = () => screen.getByRole('button', { name: 'Account' });

beforeEach(() => done.splice(0));

test('arrows open the menu and move, Enter selects, and the button gets the focus', async () => {
  const user = await show(<Menu label="Account" trigger="Account" items={items} />);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Settings' }));
  await user.keyboard('{Enter}');
  expect(done).toEqual(['Settings']);
  expect(document.activeElement).toBe(button());
});

test('Escape and a click outside the menu close it', async () => {
  const user = await show(<Menu label="Account" trigger="Account" items={items} />);
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a disabled entry is focusable, shows its reason and does nothing', async () => {
  const user = await show(<Menu label="Account" trigger="Account" items={items} />);
  await user.click(button());
  await user.keyboard('r');
  const reissue = screen.getByRole('menuitem', { name: /Reissue/ });
  expect(document.activeElement).toBe(reissue);
  expect(reissue.textContent).toContain('The card is active');
  await user.keyboard('{Enter}');
  expect(done).toEqual([]);
});
