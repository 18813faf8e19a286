import { until } from '@console/configs/jest/deadline';
import { cipherOf } from './draft-cipher';
import type { DraftEntry, DraftStore } from './draft-store';
import { Drafts } from './drafts';

const keyOf = (letter: string) => btoa(letter.repeat(32));
const form = (alias: string) => ({ schema: 'form/1', state: { values: { alias } } });

/** A shelf in memory, where the browser's database is not. */
function draftStoreOf() {
  const entries = new Map<string, DraftEntry>();
  const store: DraftStore = {
    list: async () => [...entries.values()],
    read: async ({ userId, slot }) => entries.get(userId + slot),
    put: async (entry) => void entries.set(entry.userId + entry.slot, entry),
    remove: async ({ userId, slot }) => void entries.delete(userId + slot),
  };
  return { entries, store };
}

const stores: Drafts[] = [];
async function open(store: DraftStore, userId = 'ana', key = keyOf('a')) {
  const drafts = await Drafts.open({ userId, cipher: await cipherOf(key), store });
  stores.push(drafts);
  return drafts;
}
afterEach(async () => {
  await Promise.all(stores.splice(0).map((drafts) => drafts.close()));
});

/** Ana has typed into a form and has left. */
async function typed() {
  const { entries, store } = draftStoreOf();
  const drafts = await open(store);
  drafts.keep('card#form', form('Trip'));
  await drafts.close();
  return { entries, store };
}

describe('drafts', () => {
  test('what was typed is there for the same user the next time', async () => {
    const { store } = await typed();
    expect((await open(store)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('it lies there encrypted', async () => {
    const { entries } = await typed();
    const [entry] = entries.values();
    expect(new TextDecoder().decode(entry?.bytes)).not.toContain('Trip');
    expect(JSON.stringify(entry)).not.toContain('Trip');
  });

  test('another user does not get it and leaves it where it is', async () => {
    const { entries, store } = await typed();
    const ben = await open(store, 'ben', keyOf('b'));
    expect(ben.of('card#form')).toBeNull();
    expect(entries.size).toBe(1);
    expect((await open(store)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('under another key, or moved to another page, it cannot be opened and is cleared away', async () => {
    const { entries, store } = await typed();
    const [entry] = entries.values();
    if (entry) await store.put({ ...entry, slot: 'other#form' });
    expect((await open(store)).of('other#form')).toBeNull();
    expect((await open(store, 'ana', keyOf('b'))).of('card#form')).toBeNull();
    expect(entries.size).toBe(0);
  });

  test('what was saved or given up leaves none, even if it was not written yet', async () => {
    const { entries, store } = await typed();
    const drafts = await open(store);
    drafts.forget('card#form');
    drafts.keep('other#form', form('New'));
    drafts.forgetOf('other');
    await drafts.flush();
    expect(entries.size).toBe(0);
    expect(drafts.of('other#form')).toBeNull();
  });

  test('the last of many keys is what is stored', async () => {
    const { entries, store } = draftStoreOf();
    const drafts = await open(store);
    for (const text of ['T', 'Tr', 'Tri', 'Trip']) drafts.keep('card#form', form(text));
    await drafts.close();
    expect(entries.size).toBe(1);
    expect((await open(store)).of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('what is saved in one page of the browser is gone in the others', async () => {
    const { store } = await typed();
    const [one, other] = [await open(store), await open(store)];
    one.forget('card#form');
    await until(() => other.of('card#form') === null, 'The end of the draft in the other page');
  });

  test('a full disk stops nothing, and nothing is said to be stored', async () => {
    const { store } = draftStoreOf();
    const drafts = await open({
      ...store,
      put: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    drafts.keep('card#form', form('Trip'));
    expect(drafts.hasOf('card')).toBe(true);
    await drafts.flush();
    expect(drafts.hasOf('card')).toBe(false);
    expect(drafts.of('card#form')?.captured).toEqual(form('Trip'));
  });

  test('a draft without end is not stored', async () => {
    const { entries, store } = draftStoreOf();
    const drafts = await open(store);
    drafts.keep('card#form', form('x'.repeat(100_000)));
    await drafts.flush();
    expect([drafts.of('card#form'), entries.size]).toEqual([null, 0]);
  });
});
