/** Snapshot of a submitted change: current and proposed values of the changed fields. A new record has no `before`. */
export interface ChangeSnapshot<Values> {
  before?: Partial<Values>;
  after?: Partial<Values>;
}

/** Returns the proposed values that differ from the stored ones. Lists are compared by their items. */
export function changesOf<Values extends object>(stored: Values, wanted: Partial<Values>): Partial<Values> {
  // Values are read from named columns, so the object has exactly the keys of its type.
  const names = Object.keys(wanted) as (keyof Values)[];
  const differing = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(wanted[name]));
  // The entries come from `wanted` only, so the type is correct.
  return Object.fromEntries(differing.map((name) => [name, wanted[name]])) as Partial<Values>;
}

/**
 * Returns whether current and proposed values are still as submitted. Versions are not compared, because a suspension
 * changes them.
 */
export function isAsSubmitted<Values extends object>(
  { stored, proposed }: { stored: Values; proposed: Partial<Values> | null },
  { before = {}, after = {} }: ChangeSnapshot<Values>,
): boolean {
  if (proposed === null) return false;
  const differing = [
    changesOf(stored, before),
    changesOf({ ...stored, ...proposed }, after),
    changesOf({ ...stored, ...after }, proposed),
  ];
  return differing.every((changes) => Object.keys(changes).length === 0);
}
