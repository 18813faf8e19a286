import { hasLeadingZeroBits } from '@console/contracts';
import { createHash, webcrypto } from 'node:crypto';
import { solve } from './captcha';

test('the solution of a puzzle is one that the server accepts', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const { challenge, nonce } = await solve({ challenge: 'c', bits: 8 });
  expect(challenge).toBe('c');
  expect(hasLeadingZeroBits(createHash('sha256').update(`c:${nonce}`).digest(), 8)).toBe(true);
});
