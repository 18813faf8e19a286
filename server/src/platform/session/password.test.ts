import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './password';

const composed = 'P\u00e4ss#w\u00f6rd1';
const decomposed = composed.normalize('NFD');

describe('a password with letters outside ASCII', () => {
  it.each([
    ['composed', composed, 'decomposed', decomposed],
    ['decomposed', decomposed, 'composed', composed],
    ['with a no-break space', 'Pass#\u00a0word1', 'with a space', 'Pass# word1'],
    ['with a space', 'Pass# word1', 'with an ideographic space', 'Pass#\u3000word1'],
  ])('that was set %s matches when it is entered %s', async (_set, set, _typed, typed) => {
    expect(await passwordMatches(await hashPassword(set), typed)).toBe(true);
  });

  it('does not match without its accents, or with blanks at its ends', async () => {
    const stored = await hashPassword(composed);
    for (const typed of ['Pass#word1', ` ${composed}`, composed.toUpperCase()])
      expect(await passwordMatches(stored, typed)).toBe(false);
  });

  it.each([
    ['composed', composed],
    ['decomposed', decomposed],
  ])('that was hashed %s before passwords were normalised matches in both forms', async (_form, typed) => {
    const stored = await hash(typed);
    expect(await passwordMatches(stored, composed)).toBe(true);
    expect(await passwordMatches(stored, decomposed)).toBe(true);
  });

  it('never matches for an unknown user', async () => {
    expect(await passwordMatches(null, composed)).toBe(false);
  });
});
