import { mayTakeOver, restMs, type Moment } from './moment.rules';

const still: Moment = { isDirty: false, isBusy: false, isTyping: false, hasDialog: false, untouchedMs: 0 };

test.each<[string, Partial<Moment>, boolean, boolean]>([
  ['a clean page changes at once', {}, true, true],
  [
    'something that is being sent or composed is never interrupted',
    { isBusy: true, untouchedMs: 60_000 },
    false,
    false,
  ],
  ['a hand in a field is waited for, unless the change is forced', { isTyping: true }, false, true],
  ['an open dialog is waited for, unless the change is forced', { hasDialog: true }, false, true],
  ['typed work changes with its page once the hand rests', { isDirty: true, untouchedMs: restMs }, true, true],
  ['typed work is waited for while the hand moves', { isDirty: true, untouchedMs: restMs - 1 }, false, true],
])('%s', (_name, change, calm, forced) => {
  expect(mayTakeOver('calm', { ...still, ...change })).toBe(calm);
  expect(mayTakeOver('forced', { ...still, ...change })).toBe(forced);
});
