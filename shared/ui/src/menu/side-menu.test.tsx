import { act, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('menu items are links in named lists, and the current one is announced', async () => {
  await show(menu());
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Pinned' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Cards/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /Accounts Updating/ }).getAttribute('href')).toBe('/main/accounts');
});

test('a plain click navigates here, arrows move between items', async () => {
  const user = await show(menu());
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Accounts/ }));
  await user.keyboard('{Enter}');
  expect(went).toEqual(['/main/accounts']);
});

test('in a collapsed menu each item has its name', async () => {
  const user = await show(menu({ collapsed: true }));
  expect(screen.getByRole('link', { name: /Cards/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Expand menu' }));
  expect(went).toEqual(['toggle']);
});

const branched = (unfolded: Record<string, boolean> = {}, current = '') => {
  const below = [
    { key: 'users', label: 'User wallets', href: '/main/users' },
    { key: 'rules', label: 'Rules', href: '/main/rules', current: current === 'rules' },
  ];
  const wallets = { key: 'wallets', label: 'Wallets', icon: 'bank' as const, href: '/main/wallets', items: below };
  return { groups: [{ key: 'work', label: 'Workspace', items: [wallets] }], unfolded };
};

function Unfolding({ collapsed = false }: { collapsed?: boolean }) {
  const [unfolded, set] = useState<Record<string, boolean>>({});
  return menu({ ...branched(unfolded), collapsed, onUnfold: (key, isOpen) => set({ ...unfolded, [key]: isOpen }) });
}

test('items below another one are expanded by its button', async () => {
  const user = await show(<Unfolding />);
  expect(screen.queryByRole('link', { name: 'User wallets' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Wallets: pages below' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'User wallets' }));
  expect(went).toEqual(['/main/users']);
});

test('arrows enter and leave an expanded item, and skip a collapsed one', async () => {
  const user = await show(<Unfolding />);
  act(() => screen.getByRole('link', { name: 'Wallets' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wallets' }));
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rules' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wallets' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull();
});

test('the parent of the current item is expanded by default', async () => {
  await show(menu(branched({}, 'rules')));
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('aria-current')).toBe('page');
});

test('in a collapsed menu an item and the items below it are in a flyout', async () => {
  const user = await show(<Unfolding collapsed />);
  await user.click(screen.getByRole('button', { name: 'Wallets' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Wallets',
    'User wallets',
    'Rules',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Rules' }));
  expect(went).toEqual(['/main/rules']);
});

test('a menu that cannot be collapsed has no button for it', async () => {
  const items = [{ key: 'cards', label: 'Cards', href: '/main/cards' }];
  await show(
    <SideMenu
      label="Main menu"
      collapsed={false}
      groups={[{ key: 'work', items }]}
      onNavigate={(href) => went.push(href)}
    />,
  );
  expect(screen.getByRole('link', { name: 'Cards' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
