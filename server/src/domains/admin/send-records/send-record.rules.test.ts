import { sendStates } from '@console/contracts/send-records';
import { resendRefusalOf } from './send-record.rules';

it.each(sendStates)("a mail with a single-use link or code can't be resent in state %s", (state) => {
  expect(resendRefusalOf({ state, isSecret: true, hasText: true })).toBe('SINGLE_USE');
});

it.each([
  ['QUEUED', true, 'PENDING'],
  ['SENDING', true, 'PENDING'],
  ['SENT', true, null],
  ['FAILED', true, null],
  ['SUPPRESSED', true, null],
  ['SENT', false, 'NO_TEXT'],
] as const)('another mail in state %s, with its text: %s, is refused with %s', (state, hasText, reason) => {
  expect(resendRefusalOf({ state, isSecret: false, hasText })).toBe(reason);
});
