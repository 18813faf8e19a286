import type { WaitReason } from '@console/contracts/release';
import { choosingMs, patienceMs, restMs, waitsFor, type Moment } from './moment.rules';

const still: Moment = {
  isDirty: false,
  isBusy: false,
  isComposing: false,
  isTyping: false,
  hasDialog: false,
  hasOpenList: false,
  untouchedMs: 0,
};

test.each<[string, Partial<Moment>, WaitReason | null, WaitReason | null]>([
  ['an unchanged page is replaced at once', {}, null, null],
  ['a pending submission is never interrupted', { isBusy: true, untouchedMs: 60_000 }, 'BUSY', 'BUSY'],
  ['a focused field blocks the swap unless it is forced', { isTyping: true }, 'TYPING', null],
  ['an open dialog blocks the swap unless it is forced', { hasDialog: true }, 'DIALOG', null],
  [
    'an active input-method composition blocks the swap, also a forced one',
    { isComposing: true, untouchedMs: 60_000 },
    'TYPING',
    'TYPING',
  ],
  ['an open list in recent use blocks the swap, also a forced one', { hasOpenList: true }, 'DIALOG', 'DIALOG'],
  [
    'an abandoned open list does not block a forced swap',
    { hasOpenList: true, untouchedMs: choosingMs },
    'DIALOG',
    null,
  ],
  ['unsaved input is transferred once the user has paused', { isDirty: true, untouchedMs: restMs }, null, null],
  ['unsaved input blocks the swap while the user is active', { isDirty: true, untouchedMs: restMs - 1 }, 'DIRTY', null],
])('%s', (_name, change, calm, forced) => {
  expect(waitsFor('calm', { ...still, ...change })).toBe(calm);
  expect(waitsFor('forced', { ...still, ...change })).toBe(forced);
});

test('a forced swap waits for a composition or an open list only until its timeout', () => {
  for (const change of [{ isComposing: true }, { hasOpenList: true }]) {
    expect(waitsFor('forced', { ...still, ...change }, patienceMs - 1)).not.toBeNull();
    expect(waitsFor('forced', { ...still, ...change }, patienceMs)).toBeNull();
  }
  expect(waitsFor('forced', { ...still, isBusy: true }, patienceMs)).toBe('BUSY');
});
