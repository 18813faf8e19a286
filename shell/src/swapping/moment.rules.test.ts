import type { WaitReason } from '@console/contracts/release';
import { restMs, waitsFor, type Moment } from './moment.rules';

const still: Moment = { isDirty: false, isBusy: false, isTyping: false, hasDialog: false, untouchedMs: 0 };

test.each<[string, Partial<Moment>, WaitReason | null, WaitReason | null]>([
  ['a clean page changes at once', {}, null, null],
  [
    'something that is being sent or composed is never interrupted',
    { isBusy: true, untouchedMs: 60_000 },
    'BUSY',
    'BUSY',
  ],
  ['a hand in a field is waited for, unless the change is forced', { isTyping: true }, 'TYPING', null],
  ['an open dialog is waited for, unless the change is forced', { hasDialog: true }, 'DIALOG', null],
  ['typed work changes with its page once the hand rests', { isDirty: true, untouchedMs: restMs }, null, null],
  ['typed work is waited for while the hand moves', { isDirty: true, untouchedMs: restMs - 1 }, 'DIRTY', null],
])('%s', (_name, change, calm, forced) => {
  expect(waitsFor('calm', { ...still, ...change })).toBe(calm);
  expect(waitsFor('forced', { ...still, ...change })).toBe(forced);
});
