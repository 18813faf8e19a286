/** Returns the noun of a button, `cards.card` of `cards.card.view`: a menu has the buttons of its noun. */
export const nounOf = (code: string): string => code.split('.').slice(0, 2).join('.');

/** Distance between the product's positions, so that other buttons can be inserted between them. */
const step = 10;

/** Returns the default position of each button within its noun. */
export function placesOf(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    codes.map((code) => {
      const place = (counts.get(nounOf(code)) ?? 0) + step;
      counts.set(nounOf(code), place);
      return [code, place];
    }),
  );
}

/** Sorts buttons: nouns in their given order, and the buttons of a noun by position. */
export function inOrder(codes: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const nouns = [...new Set(codes.map(nounOf))];
  const nounPlace = new Map(nouns.map((noun, place) => [noun, place]));
  const placeOf = (code: string) => (nounPlace.get(nounOf(code)) ?? 0) * 10_000 + (places.get(code) ?? 0);
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other));
}
