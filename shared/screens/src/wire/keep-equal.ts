type Bag = Readonly<Record<string, unknown>>;

/**
 * `next`, with every part that says the same as in `before` replaced by that very part. Asking again mostly brings
 * what is already shown; what stays the same object is not rendered again.
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Object.is(before, next)) return next;
  // Each branch builds the shape that `next` has, which the compiler cannot follow through a type parameter.
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
