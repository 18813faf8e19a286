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
  ['a clean page changes at once', {}, null, null],
  ['something that is being sent is never interrupted', { isBusy: true, untouchedMs: 60_000 }, 'BUSY', 'BUSY'],
  ['a hand in a field is waited for, unless the change is forced', { isTyping: true }, 'TYPING', null],
  ['an open dialog is waited for, unless the change is forced', { hasDialog: true }, 'DIALOG', null],
  ['a word that is being composed is waited for', { isComposing: true, untouchedMs: 60_000 }, 'TYPING', 'TYPING'],
  ['so is a list from which something is being chosen', { hasOpenList: true }, 'DIALOG', 'DIALOG'],
  [
    'a list that was left open closes when it is forced',
    { hasOpenList: true, untouchedMs: choosingMs },
    'DIALOG',
    null,
  ],
  ['typed work changes with its page once the hand rests', { isDirty: true, untouchedMs: restMs }, null, null],
  ['typed work is waited for while the hand moves', { isDirty: true, untouchedMs: restMs - 1 }, 'DIRTY', null],
])('%s', (_name, change, calm, forced) => {
  expect(waitsFor('calm', { ...still, ...change })).toBe(calm);
  expect(waitsFor('forced', { ...still, ...change })).toBe(forced);
});

test('a forced change waits for a word or a list only so long', () => {
  for (const change of [{ isComposing: true }, { hasOpenList: true }]) {
    expect(waitsFor('forced', { ...still, ...change }, patienceMs - 1)).not.toBeNull();
    expect(waitsFor('forced', { ...still, ...change }, patienceMs)).toBeNull();
  }
  expect(waitsFor('forced', { ...still, isBusy: true }, patienceMs)).toBe('BUSY');
});
