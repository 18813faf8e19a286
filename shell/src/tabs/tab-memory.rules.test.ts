import { memoryOf, restoredFrom } from './tab-memory.rules';
import { pinTab, noTabs, showPage } from './tabs.rules';

const facts = { keeps: () => true, isDirty: () => false };
const at = (page: string, search = '') => ({ page, location: { pathname: `/main/${page}`, search, hash: '' } });
const tabs = pinTab(
  showPage(showPage(noTabs, at('cards', '?page=2'), facts), at('card', '?id=1'), facts),
  'cards',
  true,
);
const text = memoryOf({ userId: 'ana', open: tabs.open, fills: new Map([['card?id=1', { last: '0982' }]]) });
const restore = (from: string | null, rest: { userId?: string; isOpen?: (page: string) => boolean } = {}) =>
  restoredFrom({ text: from, userId: 'ana', isOpen: () => true, ...rest });
const keys = ({ open }: ReturnType<typeof restore>) => open.map(({ key }) => key);

describe('[seed 3.1] the main tag list', () => {
  test('is restored with addresses, pins and records; no page mounts before it is visited', () => {
    const { open, fills } = restore(text);
    expect(open).toMatchObject([
      { key: 'cards', location: { search: '?page=2' }, isPinned: true, isAlive: false },
      { key: 'card?id=1', isPinned: false, isAlive: false },
    ]);
    expect([...fills]).toEqual([['card?id=1', { last: '0982' }]]);
  });

  test('omits pages that are no longer permitted', () => {
    expect(keys(restore(text, { isOpen: (page) => page !== 'card' }))).toEqual(['cards']);
  });

  test('is not restored for another user', () => {
    expect(keys(restore(text, { userId: 'ben' }))).toEqual([]);
  });

  test.each([
    [null],
    ['{'],
    ['[]'],
    ['{"userId":"ana"}'],
    ['{"userId":"ana","tabs":[{"href":"/main/../login","isPinned":false}]}'],
    ['{"userId":"ana","tabs":[{"href":"//elsewhere.test/main/cards","isPinned":false}]}'],
    ['{"userId":"ana","tabs":[{"href":"/main/\\\\x","isPinned":false}]}'],
  ])('%s is treated as an empty list', (broken) => {
    expect(keys(restore(broken))).toEqual([]);
  });

  test('lists a repeated address once', () => {
    const twice = JSON.stringify({ userId: 'ana', tabs: [0, 1].map(() => ({ href: '/main/cards', isPinned: false })) });
    expect(keys(restore(twice))).toEqual(['cards']);
  });
});
