import type { Release } from '@console/contracts/release';
import { localBuildOf, pageOf } from '../../testing/local-build';
import { homesOf, neededBy, permittedMenus, shownMenus, type StoredMenu } from './menu.rules';

const { manifest } = localBuildOf({
  manifest: { pages: [pageOf('cards-balance'), pageOf('settings-developer', { permission: 'admin.webhook.view' })] },
});
const release: Release = {
  number: 1,
  issuedAt: '2026-03-09T04:12:00Z',
  expiresAt: '2026-03-10T04:12:00Z',
  remotes: [{ remote: 'cards', version: '1.0.0', base: '/', manifest }],
};
const menuOf = (menuId: string, url: string): StoredMenu => ({
  menuId,
  url,
  nameKey: '',
  upId: null,
  seq: 1,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
  names: { en_US: url, zh_CN: url },
});
const menus = [menuOf('m1', 'cards-balance'), menuOf('m2', 'settings-developer'), menuOf('m3', 'no-such-page')];

const granted = (...codes: string[]) =>
  permittedMenus({ menus, permissions: new Set(codes), release }).map(({ url, buttonList }) => [
    url,
    buttonList.map(({ buttonId }) => buttonId),
  ]);

test('a page needs its own permission or an alternative one from the catalogue', () => {
  expect(neededBy(release)).toEqual(
    new Map([
      ['cards-balance', ['cards.card.view']],
      ['settings-developer', ['admin.webhook.view', 'merchants.api-key.view']],
    ]),
  );
});

test.each([
  [[], []],
  [['admin.webhook.save'], []],
  [['merchants.api-key.save'], []],
  [['admin.webhook.view'], [['settings-developer', ['admin.webhook.view']]]],
  [['merchants.api-key.view'], [['settings-developer', ['merchants.api-key.view']]]],
  [
    ['admin.webhook.view', 'admin.webhook.save', 'merchants.api-key.view', 'merchants.api-key.save'],
    [
      [
        'settings-developer',
        ['admin.webhook.save', 'admin.webhook.view', 'merchants.api-key.save', 'merchants.api-key.view'],
      ],
    ],
  ],
])('a user with the permissions %j gets the menus and buttons %j', (codes, expected) => {
  expect(granted(...codes)).toEqual(expected);
});

test('the buttons of a noun belong to the menu of its page', () => {
  const homes = homesOf(shownMenus(menus, neededBy(release)));
  expect(Object.fromEntries([...homes].map(([noun, { id }]) => [noun, id]))).toEqual({
    'admin.webhook': 'm2',
    'cards.card': 'm1',
    'merchants.api-key': 'm2',
  });
});
