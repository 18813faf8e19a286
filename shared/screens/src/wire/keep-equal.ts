type Bag = Readonly<Record<string, unknown>>;

/**
 * Returns `next`, with each part that equals the same part of `before` replaced by that part. A repeated request
 * usually returns the same data, and unchanged objects are not rendered again.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next;
  // Each branch has the type of `next`, which the compiler cannot infer through a type parameter.
  if (Array.isArray(before) && Array.isArray(next)) return keepItems(before, next) as Value;
  if (isBag(before) && isBag(next)) return keepFields(before, next) as Value;
  return next;
}

function keepItems(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const stored = next.map((item, index) => keepEqual(before[index], item));
  return stored.length === before.length && stored.every((item, index) => item === before[index]) ? before : stored;
}

function keepFields(before: Bag, next: Bag): Bag {
  const stored = Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, keepEqual(before[name], value)]),
  );
  const names = Object.keys(stored);
  const isEqual =
    names.length === Object.keys(before).length &&
    names.every((name) => Object.hasOwn(before, name) && stored[name] === before[name]);
  return isEqual ? before : stored;
}

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
