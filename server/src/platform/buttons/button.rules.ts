/** `cards.card` of `cards.card.view`: a menu carries the buttons of its noun. */
export const nounOf = (code: string): string => code.split('.').slice(0, 2).join('.');

/** Between two buttons of the product others find a place. */
const step = 10;

/** The place of each button among those of its noun, as the product has it. */
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

/** Buttons in their order: nouns as they come, and within one as the console says. */
export function inOrder(codes: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const nouns = [...new Set(codes.map(nounOf))];
  const nounPlace = new Map(nouns.map((noun, place) => [noun, place]));
  const placeOf = (code: string) => (nounPlace.get(nounOf(code)) ?? 0) * 10_000 + (places.get(code) ?? 0);
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other));
}
