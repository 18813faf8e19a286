import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { SideMenu, type SideMenuProps } from './side-menu';

const went: string[] = [];
const menu = (props: Partial<SideMenuProps> = {}) => (
  <SideMenu
    label="Main menu"
    collapsed={false}
    onNavigate={(href) => went.push(href)}
    onToggleCollapsed={() => went.push('toggle')}
    groups={[
      {
        key: 'pinned',
        label: 'Pinned',
        items: [{ key: 'cards', label: 'Cards', icon: 'card', href: '/main/cards', current: true, badge: 50 }],
      },
      {
        key: 'work',
        label: 'Workspace',
        items: [{ key: 'accounts', label: 'Accounts', icon: 'bank', href: '/main/accounts', note: 'Updating' }],
      },
    ]}
    {...props}
  />
);

beforeEach(() => went.splice(0));

test('places are links in named lists; the current one is said', async () => {
  await show(menu());
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Pinned' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Cards/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /Accounts Updating/ }).getAttribute('href')).toBe('/main/accounts');
});

test('a plain click navigates here, arrows move between places', async () => {
  const user = await show(menu());
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Accounts/ }));
  await user.keyboard('{Enter}');
  expect(went).toEqual(['/main/accounts']);
});

test('folded, each place keeps its name', async () => {
  const user = await show(menu({ collapsed: true }));
  expect(screen.getByRole('link', { name: /Cards/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(went).toEqual(['toggle']);
});
