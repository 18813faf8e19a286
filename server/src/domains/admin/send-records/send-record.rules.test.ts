import { sendStates } from '@console/contracts/send-records';
import { resendRefusalOf } from './send-record.rules';

it.each(sendStates)('a link or code that works once is never sent again, in state %s', (state) => {
  expect(resendRefusalOf({ state, isSecret: true, hasText: true })).toBe('SINGLE_USE');
});

it.each([
  ['QUEUED', true, 'PENDING'],
  ['SENDING', true, 'PENDING'],
  ['SENT', true, null],
  ['FAILED', true, null],
  ['SUPPRESSED', true, null],
  ['SENT', false, 'NO_TEXT'],
] as const)('any other mail in state %s, with its text: %s, is refused as %s', (state, hasText, reason) => {
  expect(resendRefusalOf({ state, isSecret: false, hasText })).toBe(reason);
});
