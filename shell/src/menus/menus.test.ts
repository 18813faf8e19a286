import { until } from '@console/configs/jest/deadline';
import { configureApi } from '@console/api';
import { beginSession, endSessionHere, grantsAtom, sessionOf, store } from '@console/session';
import {
  forgetMenus,
  grantsOf,
  loadMenus,
  menusAtom,
  noteMenuVersion,
  pinnedAtom,
  refreshMenus,
  savePins,
  withRecent,
  type FlatEntry,
} from './menus';

const ana = {
  token: 'secret',
  draftKey: 'hidden',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US' as const,
  timezone: 'Europe/Madrid',
  landingPage: 'cards',
  idleSeconds: 900,
};

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

test('[seed 3.5] a page is permitted by a menu at any depth or by a button that links to it', () => {
  const { pages, buttons, allPages } = grantsOf({
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
  expect(allPages.has('fees')).toBe(true);
});

test('[seed 2.14, 9.6] the last five visited menus are stored, the newest first and each once', () => {
  const visits = ['a', 'b', 'c', 'b', 'd', 'e', 'f'];
  const recent = visits.reduce<FlatEntry[]>((list, url) => withRecent(list, entry(url)), []);
  expect(recent.map(({ url }) => url)).toEqual(['f', 'e', 'd', 'b', 'c']);
});

describe('[seed 6.2] a role change during a session', () => {
  let requested = 0;
  /** Serves menus of this version, which grant one page. */
  function respond(version: string, page: string, more: object = {}) {
    configureApi({ base: 'http://console.test/admin/' });
    globalThis.fetch = async () => {
      requested += 1;
      const systemMenuList = [{ ...entry(page), menuId: 'menu_01ARZ3NDEKTSV4RRFFQ69G5FAV', subMenuList: [] }];
      const rest = { buttonLinkPageList: [], recentMenuList: [], knownPages: [], menuVersion: version };
      const data = { systemMenuList, ...rest, ...more };
      return Response.json({ code: 200, message: '', data, traceId: 't' });
    };
  }
  const pages = () => [...store.get(grantsAtom).pages];

  beforeEach(async () => {
    respond('1', 'cards');
    await loadMenus();
    requested = 0;
  });
  afterEach(forgetMenus);

  test('a new menu version reloads the menus; the same version does not', async () => {
    respond('2', 'fees');
    noteMenuVersion('1');
    noteMenuVersion(undefined);
    expect(requested).toBe(0);
    noteMenuVersion('2');
    expect(store.get(menusAtom).at).toBe('ready');
    await until(() => pages()[0] === 'fees', 'New menus');
    expect(requested).toBe(1);
  });

  test('fifty simultaneous refusals load the menus once, and an unchanged response changes nothing', async () => {
    const before = store.get(menusAtom);
    await Promise.all(Array.from({ length: 50 }, refreshMenus));
    expect(requested).toBe(1);
    expect(store.get(menusAtom)).toBe(before);
  });

  test('a failed request does not change the menus', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await refreshMenus();
    expect(pages()).toEqual(['cards']);
  });

  test('[seed 2.13] menus requested before the pins were saved do not restore the old pins', async () => {
    respond('2', 'fees');
    const menus = globalThis.fetch;
    const pins = ['menu_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'menu_01ARZ3NDEKTSV4RRFFQ69G5FAW'];
    let saved = () => {};
    const isSaved = new Promise<void>((resolve) => (saved = resolve));
    globalThis.fetch = async (url, init) => {
      if (!new Request(url, init).url.endsWith('/menu/query'))
        return Response.json({ code: 200, message: '', data: { menuIds: pins }, traceId: 't' });
      await isSaved;
      return menus(url, init);
    };
    const late = refreshMenus();
    await savePins(pins);
    saved();
    await late;
    expect(store.get(pinnedAtom)).toEqual(pins);
  });

  test('two-factor authentication that becomes required opens its setup before the grants of other pages end', async () => {
    beginSession(ana);
    const isDue = () => {
      const session = sessionOf('vcc');
      return session.at === 'in' && session.user.secondFactorDue === true;
    };
    const whenGrantsEnd: boolean[] = [];
    const stop = store.sub(grantsAtom, () => whenGrantsEnd.push(isDue()));
    respond('2', 'settings-profile', { secondFactorDue: true });
    await refreshMenus();
    stop();
    expect(whenGrantsEnd).toEqual([true]);
    respond('3', 'cards');
    await refreshMenus();
    expect(isDue()).toBe(false);
    endSessionHere('left');
  });

  test('a response that arrives after sign-out is discarded', async () => {
    respond('2', 'fees');
    const late = [refreshMenus(), loadMenus()];
    forgetMenus();
    await Promise.all(late);
    expect([store.get(menusAtom).at, pages()]).toEqual(['none', []]);
  });
});
