import { type Language, languages } from './walk';

/**
 * `test` for a walk that is described in every language: each of its tests runs in one of them, in turn. What happens is the
 * same in each; that every page is whole in both is shown by the walks over all pages.
 */
export function inTurn(language: Language): (name: string, body: () => Promise<void>) => void {
  let count = 0;
  return (name, body) => {
    const turn = languages[count % languages.length];
    count += 1;
    if (turn === language) test(name, body);
  };
}
