/** Field in two versions; a null value is not set. */
export interface FieldChange {
  /** Dotted path: `limit.amount`, `lines.2.rate`. */
  field: string;
  before: string | null;
  after: string | null;
  kind: 'same' | 'changed' | 'added' | 'removed';
}

/** Returns all fields of both versions, changed ones first. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [flat(before), flat(after)];
  const fields = inOrder([...old.keys()], [...now.keys()]);
  const changes = fields.map((field) => {
    const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
    return { field, before: was, after: is, kind: kindOf(was, is) };
  });
  return [...changes.filter(({ kind }) => kind !== 'same'), ...changes.filter(({ kind }) => kind === 'same')];
}

/**
 * Returns the fields of both versions in the order of the later version, with removed fields at their previous
 * position.
 */
function inOrder(old: readonly string[], now: readonly string[]): string[] {
  const places = new Map(old.map((field, place) => [field, place]));
  const common = now.filter((field) => places.has(field));
  const fields = new Set<string>();
  const addBefore = (field: string | undefined) => {
    const end = field === undefined ? old.length : (places.get(field) ?? 0);
    for (const earlier of old.slice(0, end)) if (!now.includes(earlier)) fields.add(earlier);
  };
  let next = 0;
  for (const field of now) {
    addBefore(common[next]);
    fields.add(field);
    if (field === common[next]) next += 1;
  }
  addBefore(undefined);
  return [...fields];
}

function kindOf(before: string | null, after: string | null): FieldChange['kind'] {
  if (before === after) return 'same';
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/**
 * Flattens a version into values by path. A list of plain values counts as one value; a list of records is flattened.
 */
function flat(version: unknown): Map<string, string> {
  const values = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return;
    const inner = partsOf(value);
    if (!inner) return void values.set(path, typeof value === 'string' ? value : JSON.stringify(value));
    for (const [name, part] of inner) add(path ? `${path}.${name}` : name, part);
  };
  add('', version);
  return values;
}

function partsOf(value: unknown): [string, unknown][] | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return Object.entries(value);
  // Displayed positions start at one.
  return value.some(isRecord) ? value.map((part, index) => [String(index + 1), part]) : null;
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;
