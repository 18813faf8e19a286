import { codes, hasLeadingZeroBits } from '@console/contracts';
import { createHash, webcrypto } from 'node:crypto';
import { solutionOf } from './solve';

test('the server accepts the solution of a captcha', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const solution = await solutionOf({ code: codes.captcha, data: { challenge: 'c', bits: 8 } });
  const hash = createHash('sha256').update(`${solution?.challenge}:${solution?.nonce}`).digest();
  expect(solution?.challenge).toBe('c');
  expect(hasLeadingZeroBits(hash, 8)).toBe(true);
});

test.each([
  ['another refusal', { code: codes.signInFailed, data: null }],
  ['a captcha with an invalid format', { code: codes.captcha, data: { riddle: 'x' } }],
])('%s needs no solution', async (_name, refused) => {
  expect(await solutionOf(refused)).toBeNull();
});
