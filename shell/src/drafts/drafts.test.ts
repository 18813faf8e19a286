import { MemoryBrowser } from '../testing/memory-drafts';
import { cipherOf } from './draft-cipher';
import { Drafts } from './drafts';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const form = (alias: string) => ({ schema: 'form/1', state: { values: { alias } } });

interface Opening {
  tab?: string;
  userId?: string;
  key?: string;
}

const openDrafts: Drafts[] = [];
async function open(
  browser: Pick<MemoryBrowser, 'store' | 'tab'>,
  { tab = 'first', userId = 'ana', key = keyOf('a') }: Opening = {},
) {
  const place = { userId, tab: browser.tab(tab), cipher: await cipherOf(key), store: browser.store };
  const drafts = await Drafts.open(place);
  openDrafts.push(drafts);
  return drafts;
}
afterEach(async () => {
  await Promise.all(openDrafts.splice(0).map((drafts) => drafts.close()));
});

/** Stores a draft of Ana in the first tab and signs her out. */
async function typed() {
  const browser = new MemoryBrowser();
  const drafts = await open(browser);
  drafts.keep('card#form', form('Trip'));
  await drafts.close();
  return browser;
}

describe('drafts', () => {
  test('a draft is restored at the next sign-in of the same user', async () => {
    const browser = await typed();
    expect((await open(browser)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('a stored draft is encrypted', async () => {
    const { entries } = await typed();
    const [entry] = entries.values();
    expect(new TextDecoder().decode(entry?.bytes)).not.toContain('Trip');
    expect(JSON.stringify(entry)).not.toContain('Trip');
  });

  test('a draft is neither shown to another user nor removed by them', async () => {
    const browser = await typed();
    const ben = await open(browser, { userId: 'ben', key: keyOf('b') });
    expect(ben.of('card#form')).toBeNull();
    expect(browser.entries.size).toBe(1);
    expect((await open(browser)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('a draft that was encrypted with another key or moved to another page is removed', async () => {
    const browser = await typed();
    const [entry] = browser.entries.values();
    if (entry) await browser.store.put({ ...entry, slot: 'other#form' });
    expect((await open(browser)).of('other#form')).toBeNull();
    expect((await open(browser, { key: keyOf('b') })).of('card#form')).toBeNull();
    expect(browser.entries.size).toBe(0);
  });

  test('a saved or discarded form has no draft, even if the write was pending', async () => {
    const browser = await typed();
    const drafts = await open(browser);
    drafts.forget('card#form');
    drafts.keep('other#form', form('New'));
    drafts.forgetOf('other');
    await drafts.flush();
    expect(browser.entries.size).toBe(0);
    expect(drafts.of('other#form')).toBeNull();
  });

  test('the last input of a rapid sequence is stored', async () => {
    const browser = new MemoryBrowser();
    const drafts = await open(browser);
    for (const text of ['T', 'Tr', 'Tri', 'Trip']) drafts.keep('card#form', form(text));
    await drafts.close();
    expect(browser.entries.size).toBe(1);
    expect((await open(browser)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('a full disk does not break the form, and the draft is not reported as stored', async () => {
    const browser = new MemoryBrowser();
    const full = {
      ...browser.store,
      put: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = await open({ store: full, tab: (id) => browser.tab(id) });
    drafts.keep('card#form', form('Trip'));
    expect(drafts.hasOf('card')).toBe(true);
    await drafts.flush();
    expect(drafts.hasOf('card')).toBe(false);
    expect(drafts.of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('an oversized draft is not stored', async () => {
    const browser = new MemoryBrowser();
    const drafts = await open(browser);
    drafts.keep('card#form', form('x'.repeat(200_000)));
    await drafts.flush();
    expect([drafts.of('card#form'), browser.entries.size]).toEqual([null, 0]);
  });
});

describe('two tabs with the same form', () => {
  /** Opens two tabs and stores a draft in each. */
  async function typedInTwo() {
    const browser = new MemoryBrowser();
    const [first, second] = [await open(browser), await open(browser, { tab: 'second' })];
    first.keep('card#form', form('Trip'));
    second.keep('card#form', form('Fair'));
    await Promise.all([first.flush(), second.flush()]);
    return { browser, first, second };
  }
  const texts = (...all: Drafts[]) => all.map((drafts) => drafts.of('card#form')?.captured);

  test('each get their own draft back', async () => {
    const { browser, first, second } = await typedInTwo();
    await Promise.all([first.close(), second.close()]);
    const again = [await open(browser, { tab: 'second' }), await open(browser)];
    expect(texts(...again)).toEqual([form('Fair'), form('Trip')]);
  });

  test('neither see nor discard the draft of the other tab', async () => {
    const { browser, first, second } = await typedInTwo();
    expect(await first.left.list('card')).toEqual([]);
    first.forgetOf('card');
    await first.flush();
    expect(texts(first, second)).toEqual([undefined, form('Fair')]);
    await second.close();
    expect(texts(await open(browser, { tab: 'second' }))).toEqual([form('Fair')]);
  });

  test('keep their drafts when another tab opens, independent of their number and age', async () => {
    const { browser, second } = await typedInTwo();
    for (let number = 0; number < 25; number += 1) second.keep(`form-${number}#form`, form('Fair'));
    await second.flush();
    for (const [key, entry] of browser.entries) browser.entries.set(key, { ...entry, savedAtMs: 0 });
    await open(browser, { tab: 'third' });
    expect(browser.entries.size).toBe(27);
  });

  test('after one tab was closed, the other can restore its draft, and its own draft is then offered', async () => {
    const { browser, second } = await typedInTwo();
    browser.openTabs.delete('first');
    const [left] = await second.left.list('card');
    expect(left).toMatchObject({ tab: 'first', page: 'card' });
    if (left) await second.takeOver(left);
    expect(texts(second)).toEqual([form('Trip')]);
    const [other] = await second.left.list('card');
    if (other) await second.takeOver(other);
    expect(texts(second)).toEqual([form('Fair')]);
    expect(await second.left.list('card')).toHaveLength(1);
    expect(browser.entries.size).toBe(2);
  });

  test('cannot both restore one draft of a closed tab', async () => {
    const { browser, first, second } = await typedInTwo();
    const third = await open(browser, { tab: 'third' });
    browser.openTabs.delete('first');
    await first.close();
    const [left] = await third.left.list('card');
    if (!left) throw new Error('The closed tab left no draft.');
    await Promise.all([third.takeOver(left), second.left.list('card')]);
    await second.takeOver(left);
    expect(texts(third, second)).toEqual([form('Trip'), form('Fair')]);
  });

  test('are notified when a draft of a closed tab was discarded', async () => {
    const { browser, second } = await typedInTwo();
    const third = await open(browser, { tab: 'third' });
    const change = new Promise<void>((resolve) => third.left.watch(resolve));
    browser.openTabs.delete('first');
    const [left] = await second.left.list('card');
    if (left) await second.left.discard(left);
    await change;
    expect([await third.left.list('card'), texts(second)]).toEqual([[], [form('Fair')]]);
  });
});

test('a draft of an earlier version, which has no tab, is offered', async () => {
  const browser = await typed();
  const before = [...browser.entries.values()];
  browser.entries.clear();
  for (const entry of before) await browser.store.put({ ...entry, tab: '' });
  const drafts = await open(browser);
  const [left] = await drafts.left.list('card');
  expect([drafts.of('card#form'), left?.tab]).toEqual([null, '']);
  if (left) await drafts.takeOver(left);
  expect(drafts.of('card#form')?.captured).toEqual(form('Trip'));
});

test('a draft of a closed tab that the key of the user cannot decrypt is not offered', async () => {
  const browser = await typed();
  browser.openTabs.clear();
  const drafts = await open(browser, { tab: 'second', key: keyOf('b') });
  expect([await drafts.left.list('card'), browser.entries.size]).toEqual([[], 0]);
});
