import { codes } from '@console/contracts';
import { listMenus, type MenuRecord, removeMenu, saveMenu } from '@console/contracts/releases';
import { fakeServer, idOf, refusal, renderScreen, type ScreenOptions, tableTexts } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import MenuList from './menu.list';

const menuOf = (no: number, url: string, rest: Partial<MenuRecord> = {}): MenuRecord => ({
  menuId: idOf('menu', no),
  url,
  names: { en_US: 'Cards', zh_CN: '卡片' },
  below: '',
  seq: 20,
  icon: 'card',
  position: 1,
  isCache: true,
  isHidden: false,
  isRecentUser: false,
  version: 3,
  isProduct: true,
  opens: { module: 'cards', permission: 'cards.card.view' },
  ...rest,
});
const disputes = menuOf(2, 'disputes', { names: { en_US: 'Disputes', zh_CN: '争议' }, isProduct: false, opens: null });

const server = () => fakeServer().on(listMenus, () => ({ list: [menuOf(1, 'cards-balance'), disputes] }));
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(MenuList, {
    at: '/main/adminstration/menu',
    grants: ['admin.menu.view', 'admin.menu.save'],
    texts: locales,
    ...options,
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the menus', () => {
  test('a row shows page, permission and marks, in both languages', async () => {
    server();
    const { speak } = await show();
    const row = await rowOf(/cards-balance/);
    row.getByText('cards: cards.card.view');
    row.getByText('Keep page alive');
    (await rowOf(/disputes/)).getByText('No live remote provides this page');
    await speak('zh-CN');
    (await rowOf(/cards-balance/)).getByText('保持打开');
  });

  test('users with only the view permission have no actions', async () => {
    server();
    await show({ grants: ['admin.menu.view'] });
    await rowOf(/disputes/);
    expect(screen.queryAllByRole('button', { name: /Create menu|Change|Remove/ })).toEqual([]);
  });

  test('a built-in menu cannot be deleted, with the reason', async () => {
    server();
    await show();
    expect(
      (await rowOf(/cards-balance/)).getByRole('button', { name: /Delete.*Built-in menus can't be deleted/ }),
    ).toBeTruthy();
  });

  test('a new menu needs page, names and a reason', async () => {
    const fake = server().on(saveMenu, ({ url }) => ({ ...disputes, url }));
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Create menu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create menu' }));
    await user.click(dialog.getByRole('button', { name: 'Save menu' }));
    expect((await dialog.findAllByText('Cannot be empty')).length).toBeGreaterThan(0);
    expect(fake.arrived.some(({ path }) => path === saveMenu.path)).toBe(false);
    await user.type(dialog.getByRole('textbox', { name: /Page/ }), 'adminstration/disputes');
    await user.type(dialog.getByRole('textbox', { name: /Name in English/ }), 'Disputes');
    await user.type(dialog.getByRole('textbox', { name: /Name in Chinese/ }), '争议');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The team begins.');
    await user.click(dialog.getByRole('button', { name: 'Save menu' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Menu Disputes saved' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a conflict shows both versions, and saving again overwrites the change', async () => {
    const newer = { ...disputes, version: 4, icon: 'scale', isHidden: true };
    const fake = server().on(saveMenu, ({ version }) => {
      if (version === 3) throw refusal(codes.versionConflict, { data: { current: newer } });
      return { ...newer, version: 5 };
    });
    const { user, requested } = await show();
    await user.click((await rowOf(/disputes/)).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit menu Disputes' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Another place.');
    await user.click(dialog.getByRole('button', { name: 'Save menu' }));
    await dialog.findByText(/Someone else changed this menu/);
    expect(await tableTexts(dialog)).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Icon', 'scale', 'card'],
      ['Hidden', 'Yes', 'No'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Save menu' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Menu Disputes saved' }]));
    expect(fake.inputsOf(saveMenu).at(-1)).toMatchObject({ version: 4, isHidden: false, why: 'Another place.' });
  });

  test('a page that already has a menu shows a warning before the menu is replaced', async () => {
    server().on(saveMenu, () => {
      throw refusal(codes.versionConflict, { data: { current: disputes } });
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Create menu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create menu' }));
    await user.type(dialog.getByRole('textbox', { name: /Page/ }), 'disputes');
    await user.type(dialog.getByRole('textbox', { name: /Name in English/ }), 'Claims');
    await user.type(dialog.getByRole('textbox', { name: /Name in Chinese/ }), '争议');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The team begins.');
    await user.click(dialog.getByRole('button', { name: 'Save menu' }));
    expect(await dialog.findByText('This page already has a menu. Save again to replace it.')).toBeTruthy();
  });

  test('a menu with submenus is not deleted, and the refusal is shown', async () => {
    server().on(removeMenu, () => {
      throw refusal(codes.transition);
    });
    const { user } = await show();
    await user.click((await rowOf(/disputes/)).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete menu Disputes' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'It ends.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await dialog.findByText('This menu has submenus. Move or delete them first.');
  });
});
