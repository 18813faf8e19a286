import { beginSession, endSessionHere, store } from '@console/session';
import type { Captured, Handover } from '@console/remote-kit';
import { isDirty } from '../tabs/tab-marks';
import { currentDrafts, draftsReady, followDrafts } from './draft-keeper';
import type { DraftEntry } from './draft-store';
import { PageRegistry } from './page-registry';
import { restoredAtom } from './restored.atom';

const entries = new Map<string, DraftEntry>();
followDrafts({
  list: async () => [...entries.values()],
  read: async ({ userId, slot }) => entries.get(userId + slot),
  put: async (entry) => void entries.set(entry.userId + entry.slot, entry),
  remove: async ({ userId, slot }) => void entries.delete(userId + slot),
});

const at = { page: 'card?id=card_1', part: 'form' };

/** A part of a page with one value, as a form is. */
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

async function signIn(userId = 'user_ana') {
  const user = { userId, loginName: userId, nickname: userId, language: 'en_US', timezone: 'UTC' } as const;
  beginSession({ ...user, token: 'token', landingPage: 'index', draftKey: btoa(userId.padEnd(32, '_')) });
  await draftsReady();
}

/** The page is opened; its form says what it holds now. */
function openPage(part = partOf()) {
  const registry = new PageRegistry();
  registry.join(at, part);
  registry.changed(at);
  return { registry, part, type: (value: string) => [(part.value = value), registry.changed(at)] };
}

const restored = () => store.get(restoredAtom).get(at.page);

beforeEach(async () => {
  entries.clear();
  await signIn();
});
afterEach(async () => {
  currentDrafts()?.forgetOf(at.page);
  await currentDrafts()?.flush();
  endSessionHere('left');
});

describe('typed work', () => {
  test('comes back after signing in again as the same user, and only then', async () => {
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

  test('that is discarded is gone, and the page is as it opened', async () => {
    openPage().type('Trip');
    const { part, registry } = openPage();
    restored()?.discard();
    registry.changed(at);
    expect([part.value, isDirty(at.page), restored()]).toEqual(['', false, undefined]);
    expect(openPage().part.value).toBe('');
  });

  test('that was saved leaves no draft', async () => {
    const { type } = openPage();
    type('Trip');
    type('');
    expect(openPage().part.value).toBe('');
    expect(restored()).toBeUndefined();
  });

  test('of an older form is dropped without a word', () => {
    openPage(partOf('form/0')).type('Trip');
    expect(openPage(partOf('form/1')).part.value).toBe('');
    expect([restored(), currentDrafts()?.of(`${at.page}#form`)]).toEqual([undefined, null]);
  });

  test('is left alone when a hidden page is shown again', () => {
    const { registry, part, type } = openPage();
    type('Trip');
    part.value = 'Trip to';
    registry.join(at, part);
    expect(part.value).toBe('Trip to');
    expect(restored()).toBeUndefined();
  });

  test('of one of two forms makes the page dirty until it is saved too', () => {
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

test('without a database or a key the form works and nothing is stored', async () => {
  endSessionHere('left');
  const user = { userId: 'user_eve', loginName: 'eve', nickname: 'Eve', language: 'en_US', timezone: 'UTC' } as const;
  beginSession({ ...user, token: 'token', landingPage: 'index' });
  await draftsReady();
  const { type } = openPage();
  type('Trip');
  expect([isDirty(at.page), currentDrafts()]).toEqual([true, null]);
});

describe('another version of the page', () => {
  test('goes on with what the one before has now, also in parts that are not there yet', async () => {
    const before = openPage();
    before.type('Half a wo');
    const after = new PageRegistry();
    after.takeOver(before.registry);
    const part = partOf();
    after.join(at, part);
    expect(part.value).toBe('Half a wo');
    // What the old version still says is of no account.
    before.type('');
    expect(isDirty(at.page)).toBe(true);
  });

  test('and back again, to parts that have slept', async () => {
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

  test('goes on in a part that has come in the place of another one, and later ones begin afresh', async () => {
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

  test('is given each answer once, and what does not fit begins afresh', async () => {
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
