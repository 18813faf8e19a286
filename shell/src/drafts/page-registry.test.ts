import { until } from '@console/configs/jest/deadline';
import { beginSession, endSessionHere, store } from '@console/session';
import type { Captured, Handover } from '@console/remote-kit';
import { isDirty } from '../tabs/tab-marks';
import { MemoryBrowser } from '../testing/memory-drafts';
import { discardLeft, restoreLeft } from './choose-draft';
import { cipherOf } from './draft-cipher';
import { currentDrafts, draftsReady, followDrafts } from './draft-keeper';
import { Drafts } from './drafts';
import { leftDraftsAtom } from './left-drafts.atom';
import { PageRegistry } from './page-registry';
import { restoredAtom } from './restored.atom';

const browser = new MemoryBrowser();
followDrafts(browser.store, async () => browser.tab('first'));

const at = { page: 'card?id=card_1', part: 'form' };

/** Creates a page part with one value, like a form. */
function partOf(schema = 'form/1') {
  const part = {
    value: '',
    capture: (): Captured => ({ schema, state: part.value }),
    restore: ({ schema: from, state }: Captured) => {
      if (from !== schema || typeof state !== 'string') return false;
      part.value = state;
      return true;
    },
    dirty: () => part.value !== '',
    busy: () => false,
  };
  return part satisfies Handover & { value: string };
}

const keyOf = (userId: string) => btoa(userId.padEnd(32, '_'));

async function signIn(userId = 'user_ana') {
  const user = { userId, loginName: userId, nickname: userId, language: 'en_US', timezone: 'UTC' } as const;
  beginSession({ ...user, token: 'token', landingPage: 'index', draftKey: keyOf(userId) });
  await draftsReady();
}

const registries: PageRegistry[] = [];

/** Opens a page with one form part, and returns functions to type into it. */
function openPage(part = partOf()) {
  const registry = new PageRegistry();
  registries.push(registry);
  registry.join(at, part);
  registry.changed(at);
  return { registry, part, type: (value: string) => [(part.value = value), registry.changed(at)] };
}

const restored = () => store.get(restoredAtom).get(at.page);

beforeEach(async () => {
  browser.entries.clear();
  await signIn();
});
afterEach(async () => {
  for (const registry of registries.splice(0)) registry.end();
  currentDrafts()?.forgetOf(at.page);
  await currentDrafts()?.flush();
  endSessionHere('left');
});

describe('unsaved input of a page', () => {
  test('unsaved input is restored only after the same user has signed in again', async () => {
    openPage().type('Trip');
    endSessionHere('expired');
    await signIn('user_ben');
    expect(openPage().part.value).toBe('');
    endSessionHere('left');
    await signIn();
    const { part } = openPage();
    expect(part.value).toBe('Trip');
    expect(isDirty(at.page)).toBe(true);
    expect(restored()).toBeDefined();
  });

  test('discarded input is removed, and the page returns to its initial values', async () => {
    openPage().type('Trip');
    const { part, registry } = openPage();
    restored()?.discard();
    registry.changed(at);
    expect([part.value, isDirty(at.page), restored()]).toEqual(['', false, undefined]);
    expect(openPage().part.value).toBe('');
  });

  test('saved input has no draft', async () => {
    const { type } = openPage();
    type('Trip');
    type('');
    expect(openPage().part.value).toBe('');
    expect(restored()).toBeUndefined();
  });

  test('unsaved input of an older form schema is discarded without a message', () => {
    openPage(partOf('form/0')).type('Trip');
    expect(openPage(partOf('form/1')).part.value).toBe('');
    expect([restored(), currentDrafts()?.of(`${at.page}#form`)]).toEqual([undefined, null]);
  });

  test('unsaved input is unchanged when a hidden page is shown again', () => {
    const { registry, part, type } = openPage();
    type('Trip');
    part.value = 'Trip to';
    registry.join(at, part);
    expect(part.value).toBe('Trip to');
    expect(restored()).toBeUndefined();
  });

  test('unsaved input in one of two forms marks the page as dirty until that form is saved', () => {
    const { registry, type } = openPage();
    const other = partOf();
    const second = { ...at, part: 'address' };
    registry.join(second, other);
    type('Trip');
    registry.changed(second);
    expect(isDirty(at.page)).toBe(true);
    type('');
    expect(isDirty(at.page)).toBe(false);
  });
});

describe('drafts of closed tabs', () => {
  const offered = () => store.get(leftDraftsAtom).get(at.page) ?? [];

  /** Opens the page after another tab that had a draft of it was closed. */
  async function openAfter(typed: string) {
    const userId = 'user_ana';
    const tab = browser.tab('closed');
    const other = await Drafts.open({ userId, tab, cipher: await cipherOf(keyOf(userId)), store: browser.store });
    other.keep(`${at.page}#form`, { schema: 'form/1', state: typed });
    await other.close();
    browser.openTabs.delete('closed');
    const page = openPage();
    await until(() => offered().length === 1, 'The offer of the draft');
    return page;
  }
  const choose = async (choice: typeof restoreLeft) => {
    const [left] = offered();
    if (left) await choice(left);
  };

  test('a draft of a closed tab is offered, and not restored automatically', async () => {
    const { part } = await openAfter('Trip');
    expect([part.value, isDirty(at.page), restored()]).toEqual(['', false, undefined]);
  });

  test('a draft of a closed tab is restored when it is selected, and the values typed in the meantime are offered instead', async () => {
    const { part, registry, type } = await openAfter('Trip');
    type('Fair');
    await choose(restoreLeft);
    registry.changed(at);
    expect([part.value, isDirty(at.page), offered()]).toEqual([
      'Trip',
      true,
      [expect.objectContaining({ tab: 'closed' })],
    ]);
    await choose(restoreLeft);
    expect(part.value).toBe('Fair');
  });

  test('a draft of a closed tab is removed when it is discarded, and the values typed in the meantime are kept', async () => {
    const { part, type } = await openAfter('Trip');
    type('Fair');
    await choose(discardLeft);
    expect([part.value, offered()]).toEqual(['Fair', []]);
    await currentDrafts()?.flush();
    expect([...browser.entries.values()].map(({ tab }) => tab)).toEqual(['first']);
  });

  test('a draft of a closed tab is not offered to the next user', async () => {
    await openAfter('Trip');
    endSessionHere('left');
    await signIn('user_ben');
    expect(store.get(leftDraftsAtom).size).toBe(0);
  });
});

test('without a database or a key the form works and nothing is stored', async () => {
  endSessionHere('left');
  const user = { userId: 'user_eve', loginName: 'eve', nickname: 'Eve', language: 'en_US', timezone: 'UTC' } as const;
  beginSession({ ...user, token: 'token', landingPage: 'index' });
  await draftsReady();
  const { type } = openPage();
  type('Trip');
  expect([isDirty(at.page), currentDrafts()]).toEqual([true, null]);
});

describe('state transfer to another version of a page', () => {
  test('the state transfer includes the current input, also for parts that mount later', async () => {
    const before = openPage();
    before.type('Half a wo');
    const after = new PageRegistry();
    after.takeOver(before.registry);
    const part = partOf();
    after.join(at, part);
    expect(part.value).toBe('Half a wo');
    // Input in the replaced version is ignored.
    before.type('');
    expect(isDirty(at.page)).toBe(true);
  });

  test('the state transfer also works back to the previous version, for parts that were hidden', async () => {
    const before = openPage();
    before.type('one');
    const after = new PageRegistry();
    after.takeOver(before.registry);
    const part = partOf();
    after.join(at, part);
    part.value = 'one two';
    after.changed(at);
    before.registry.takeOver(after);
    expect(before.part.value).toBe('one two');
    before.type('one two three');
    expect(currentDrafts()?.hasOf(at.page)).toBe(true);
  });

  test('the state transfer reaches a part that replaced another one, and later parts start with initial values', async () => {
    const before = openPage();
    before.part.value = 'typed';
    const { registry, part: gone } = openPage();
    registry.takeOver(before.registry);
    expect(gone.value).toBe('typed');
    const [now, later] = [partOf(), partOf()];
    registry.join(at, now);
    registry.settle();
    registry.join(at, later);
    expect([now.value, later.value]).toEqual(['typed', '']);
  });

  test('the state transfer delivers each cached response once, and discards state that does not fit', async () => {
    const before = openPage();
    const question = { page: at.page, part: '/card/list {}' };
    before.registry.keepAnswer(question, { total: 3 });
    before.type('three');
    const after = new PageRegistry();
    after.takeOver(before.registry);
    const taken: unknown[] = [];
    for (const _turn of [1, 2]) after.takeAnswer(question, (data) => taken.push(data));
    expect(taken).toEqual([{ total: 3 }]);
    currentDrafts()?.forgetOf(at.page);
    const part = partOf('form/2');
    after.join(at, part);
    expect(part.value).toBe('');
  });
});
