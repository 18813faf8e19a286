import { acceptedStep, base32Of, codeAt, stepAt, totpUri } from './totp';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i equals the test vector of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

it('a code is accepted once, and at most one time step early or late', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  const good = (aside: number, lastStep = 0) => acceptedStep(codeAt(secret, step + aside), secret, { now, lastStep });
  expect([good(-2), good(-1), good(0), good(1), good(2)]).toEqual([null, step - 1, step, step + 1, null]);
  expect(good(0, step)).toBeNull();
});

it('a secret is encoded as authenticators expect it', () => {
  expect(['', 'f', 'fo', 'foo', 'foobar'].map((text) => base32Of(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YTBOI',
  ]);
  expect(totpUri('VCC Console', 'a b', secret)).toBe(
    'otpauth://totp/VCC%20Console%3Aa%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=VCC%20Console',
  );
});
