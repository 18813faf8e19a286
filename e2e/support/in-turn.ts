import { type Language, languages } from './walk';

/**
 * `test` for a walk in every language: the tests of a suite use the languages in turn. Their behavior is the same in
 * each language; the walks over all pages check that both languages are complete.
 */
export function inTurn(language: Language): (name: string, body: () => Promise<void>) => void {
  let count = 0;
  return (name, body) => {
    const turn = languages[count % languages.length];
    count += 1;
    if (turn === language) test(name, body);
  };
}
