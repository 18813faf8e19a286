import {
  closeTabs,
  forgetTab,
  keysToClose,
  neighbourOf,
  noTabs,
  onlyOpen,
  pinTab,
  showPage,
  tabsMax,
  type Tabs,
} from './tabs.rules';

const at = (page: string, search = '') => ({ page, location: { pathname: `/main/${page}`, search, hash: '' } });
const facts = { keeps: (page: string) => page.startsWith('kept'), isDirty: (key: string) => key.startsWith('form') };
const visit = (before: Tabs, ...pages: string[]) =>
  pages.reduce((tabs, page) => showPage(tabs, at(...(page.split(/(?=\?)/) as [string, string?])), facts), before);
const open = (...pages: string[]) => visit(noTabs, ...pages);

const keys = ({ open: tabs }: Tabs) => tabs.map(({ key }) => key);
const alive = ({ open: tabs }: Tabs) => tabs.filter(({ isAlive }) => isAlive).map(({ key }) => key);

describe('open pages', () => {
  test('each visited page has a tab, in the order of first visits', () => {
    expect(keys(open('plain', 'kept-a', 'plain', 'kept-b'))).toEqual(['plain', 'kept-a', 'kept-b']);
  });

  test('two records of one page have two tabs; one record has one tab with its newest address', () => {
    const tabs = open('kept?id=1', 'kept?id=2', 'kept?id=1&tab=2');
    expect(keys(tabs)).toEqual(['kept?id=1', 'kept?id=2']);
    expect(tabs.open[0]?.location.search).toBe('?id=1&tab=2');
  });

  test('[seed 3.4] a page that is left stays mounted only if its menu keeps it or it has unsaved input', () => {
    expect(alive(open('plain', 'kept', 'form', 'other'))).toEqual(['kept', 'form', 'other']);
  });

  test('six hidden pages stay mounted; older pages reload from their address; a page with unsaved input is never unmounted', () => {
    const many = Array.from({ length: 12 }, (_, n) => `kept-${n}`);
    const tabs = open('form', ...many);
    expect(alive(tabs)).toEqual(['form', ...many.slice(-7)]);
    expect(keys(tabs)).toHaveLength(13);
    expect(alive(visit(tabs, 'kept-0'))).toContain('kept-0');
  });

  test('with more than twenty tabs, the tab visited least recently closes and can be reopened', () => {
    const many = Array.from({ length: tabsMax }, (_, n) => `page-${n}`);
    const tabs = visit(open(...many), 'page-0', 'one-more');
    expect(keys(tabs)).toHaveLength(tabsMax);
    expect(keys(tabs)).not.toContain('page-1');
    expect(tabs.closed.map(({ key }) => key)).toEqual(['page-1']);
  });

  test('with more than twenty tabs, dirty and pinned tabs stay open', () => {
    const many = Array.from({ length: tabsMax + 3 }, (_, n) => `page-${n}`);
    expect(keys(visit(pinTab(open('form', 'pinned'), 'pinned', true), ...many)).slice(0, 2)).toEqual([
      'pinned',
      'form',
    ]);
    const dirty = Array.from({ length: tabsMax + 3 }, (_, n) => `form-${n}`);
    expect(keys(open(...dirty))).toHaveLength(tabsMax + 3);
  });
});

describe('closing', () => {
  const tabs = pinTab(open('a', 'b', 'c', 'd'), 'a', true);

  test.each([
    ['this', ['c']],
    ['others', ['b', 'd']],
    ['left', ['b']],
    ['right', ['d']],
  ] as const)('%s of c closes %j and never a pinned tab', (scope, expected) => {
    expect(keysToClose(tabs.open, 'c', scope)).toEqual(expected);
  });

  test.each([
    ['b', ['b'], 'c'],
    ['d', ['d'], 'c'],
    ['b', ['b', 'c'], 'd'],
    ['a', ['a', 'b', 'c', 'd'], undefined],
  ])('after %s is closed along with %j, %s becomes visible', (key, closing, expected) => {
    expect(neighbourOf(tabs.open, key, closing)?.key).toBe(expected);
  });

  test('a closed page can be reopened, a saved form cannot', () => {
    expect(closeTabs(tabs, ['b', 'c']).closed.map(({ key }) => key)).toEqual(['b', 'c']);
    expect(forgetTab(tabs, 'b')).toEqual({ open: tabs.open.filter(({ key }) => key !== 'b'), closed: [] });
  });

  test('a pinned page moves to the front, and behind the pinned pages when it is unpinned', () => {
    const pinned = pinTab(tabs, 'c', true);
    expect(keys(pinned)).toEqual(['a', 'c', 'b', 'd']);
    expect(keys(pinTab(pinned, 'a', false))).toEqual(['c', 'a', 'b', 'd']);
  });
});

test('a page without permission is closed permanently; an unchanged list is returned as the same object', () => {
  const tabs = open('plain', 'kept', 'form');
  expect(onlyOpen(tabs, () => true)).toBe(tabs);
  const left = onlyOpen(tabs, ({ key }) => key !== 'kept');
  expect([keys(left), left.closed]).toEqual([['plain', 'form'], []]);
});
