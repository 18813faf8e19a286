import { grantsOf, withRecent, type FlatEntry } from './menus';

const entry = (url: string) => ({
  menuId: `menu_${url}`,
  nameKey: url,
  upId: '',
  url,
  seq: 1,
  icon: 'card',
  position: 1 as const,
  isCache: true,
  isHidden: false,
  isRecentUser: false,
  names: { en_US: url, zh_CN: url },
  buttonList: [],
});

test('[seed 3] a page is permitted by a menu at any depth or by a button that leads to it', () => {
  const { pages, buttons, known } = grantsOf({
    systemMenuList: [{ ...entry('cards'), subMenuList: [entry('card-form')] }],
    buttonLinkPageList: [
      { buttonId: 'cards.card.view', menuRouterList: 'card-detail,card-history' },
      { buttonId: 'cards.card.freeze', menuRouterList: '' },
    ],
    recentMenuList: [],
    knownPages: ['cards', 'fees'],
    menuVersion: '1',
  });
  expect([...pages]).toEqual(['cards', 'card-form', 'card-detail', 'card-history']);
  expect([...buttons]).toEqual(['cards.card.view', 'cards.card.freeze']);
  expect(known.has('fees')).toBe(true);
});

test('[seed 2.14] the last five visited menus are kept, the newest first and each once', () => {
  const visits = ['a', 'b', 'c', 'b', 'd', 'e', 'f'];
  const recent = visits.reduce<FlatEntry[]>((list, url) => withRecent(list, entry(url)), []);
  expect(recent.map(({ url }) => url)).toEqual(['f', 'e', 'd', 'b', 'c']);
});
