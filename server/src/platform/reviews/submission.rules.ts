/** Snapshot of a submitted change: current and proposed values of the proposed fields. A new record has no `before`. */
export interface ChangeSnapshot<Values> {
  before?: Partial<Values>;
  after?: Partial<Values>;
}

/** Returns the values that differ from the stored ones. Lists are compared by their items. */
export function changesOf<Values extends object>(stored: Values, wanted: Partial<Values>): Partial<Values> {
  // The keys of an object are those of its type, because values are read by named columns.
  const names = Object.keys(wanted) as (keyof Values)[];
  const differing = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(wanted[name]));
  // Built from `wanted` alone.
  return Object.fromEntries(differing.map((name) => [name, wanted[name]])) as Partial<Values>;
}

/** Returns whether values and proposal are still as submitted. Versions are not compared: a suspension changes them. */
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
