/** A field of a record before and after an action; null where it was not set. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
  isChanged: boolean;
}

type Facts = Record<string, unknown> | null;

/** Every field that a line tells of, those that changed first. Fields inside of fields are named with dots. */
export function changesOf(before: Facts, after: Facts): FieldChange[] {
  const [old, now] = [flat(before), flat(after)];
  const fields = [...new Set([...old.keys(), ...now.keys()])];
  const changes = fields.map((field) => {
    const [was, is] = [old.get(field) ?? null, now.get(field) ?? null];
    return { field, before: was, after: is, isChanged: was !== is };
  });
  return [...changes.filter(({ isChanged }) => isChanged), ...changes.filter(({ isChanged }) => !isChanged)];
}

function flat(facts: Facts): Map<string, string> {
  const labels = new Map<string, string>();
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined || value === '') return;
    if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) add(name ? `${name}.${key}` : key, inner);
      return;
    }
    labels.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  };
  add('', facts);
  return labels;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
