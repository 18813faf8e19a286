import { CallFailure } from '@console/api';
import { codes, type CaptchaSolution } from '@console/contracts';
import { webcrypto } from 'node:crypto';
import { solving } from './call-solving';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const puzzle = (challenge: string) =>
  new CallFailure({ kind: 'refused', code: codes.captcha, message: '', data: { challenge, bits: 4 } });

/** Fake server that requires several captchas, one after another. */
const asking = (puzzles: string[]) => {
  const sent: (string | undefined)[] = [];
  const ask = async (captcha: CaptchaSolution | undefined) => {
    sent.push(captcha?.challenge);
    const next = puzzles.shift();
    if (next !== undefined) throw puzzle(next);
    return 'in';
  };
  return { ask, sent };
};

test('a captcha whose difficulty rose while it was solved is solved again', async () => {
  const { ask, sent } = asking(['first', 'dearer']);
  expect(await solving(ask)).toBe('in');
  expect(sent).toEqual([undefined, 'first', 'dearer']);
});

test('a call is refused after three captchas', async () => {
  const { ask, sent } = asking(['1', '2', '3', '4', '5']);
  await expect(solving(ask)).rejects.toMatchObject({ code: codes.captcha });
  expect(sent).toHaveLength(4);
});
