/** The parts of JSON Schema that the product's API description uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
}

type Row = Record<string, unknown>;

/** A value, and the value of another row that is used if this row has none. */
interface Given {
  value: unknown;
  example: unknown;
  /** Number of the row. */
  turn: number;
}

/** One text for each pattern in the contracts; identifiers are made from their prefix. */
const samples = [
  '2026-03-09T06:05:04Z',
  '2026-03-09',
  '12345.67',
  '411111',
  'SG',
  'cards.card.view',
  'card_state',
  'CB-20260309-0A1B2C',
  'f'.repeat(64),
  '5411',
];
/** Texts whose format the schema does not describe, by the name of their field. */
const samplesByName: Record<string, string> = { number: '4000120000004192' };
const freeText = 'Corporate travel and accommodation';
const rowsMin = 10;

/**
 * Returns rows of a list in which every value of every enum occurs, flags are on and off, and optional values are
 * present and absent. Other values come from the rows in the response; a list without rows gets rows generated from the
 * schema.
 */
export function variedRows(schema: Schema, rows: readonly Row[]): Row[] {
  const ids = schema.properties?.['id'];
  const count = ids?.enum?.length ?? Math.max(rowsMin, rows.length, longestEnum(schema));
  const example = rows.reduceRight<unknown>((merged, row) => firstPresent(row, merged), undefined);
  return Array.from({ length: count }, (_, turn) => {
    const value = rows[turn % Math.max(rows.length, 1)];
    const row = varied(schema, { value, example, turn }) as Row;
    return ids && !ids.enum && turn >= rows.length ? { ...row, id: otherId(ids, String(row['id']), turn) } : row;
  });
}

/** Returns the row itself, with missing values taken from the other row. */
function firstPresent(value: unknown, other: unknown): unknown {
  if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) return other ?? value;
  if (!isObject(value) || !isObject(other)) return value;
  return Object.fromEntries(
    Object.entries({ ...other, ...value }).map(([key]) => [key, firstPresent(value[key], other[key])]),
  );
}

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const optionsOf = ({ anyOf = [], oneOf = [] }: Schema): Schema[] => [...anyOf, ...oneOf];
const allowsNull = ({ type }: Schema) => type === 'null' || (Array.isArray(type) && type.includes('null'));

const longestEnum = (schema: Schema): number =>
  Math.max(
    schema.enum?.length ?? 0,
    ...[...Object.values(schema.properties ?? {}), ...optionsOf(schema), ...(schema.items ? [schema.items] : [])].map(
      longestEnum,
    ),
  );

function varied(schema: Schema, given: Given, name = ''): unknown {
  const { turn, example } = given;
  const value = isAbsent(given.value) ? example : given.value;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[turn % schema.enum.length];
  const options = optionsOf(schema).filter((one) => !allowsNull(one));
  if (allowsNull(schema) || options.length < optionsOf(schema).length) {
    if (isAbsent(given.value) && turn % 2 === 0) return null;
    const [option = { ...schema, type: 'string' }, ...others] = options;
    return varied(others.length > 0 ? { anyOf: options } : option, given, name);
  }
  // Values of a union belong together.
  if (options.length > 0) return isAbsent(value) ? varied(options[0] ?? {}, given, name) : value;
  if (schema.type === 'object') return variedObject(schema, given);
  if (schema.type === 'array') return variedArray(schema, given);
  if (schema.type === 'boolean') return turn % 3 !== 0;
  if (schema.type === 'integer' || schema.type === 'number') return value ?? Math.max(12, schema.minimum ?? 0);
  return isAbsent(value) ? textOf(schema, name) : value;
}

function variedObject({ properties = {}, required = [] }: Schema, { value, example, turn }: Given): Row {
  const [own, other] = [value ?? example ?? {}, example ?? {}] as [Row, Row];
  // The number of decimals of an amount depends on its currency.
  if ('amount' in own && 'currency' in own) return own;
  const entries = Object.entries(properties)
    .filter(([key]) => key in own || required.includes(key))
    .map(([key, schema]) => {
      const given = { value: own[key], example: other[key], turn };
      return [key, key === 'currency' ? (own[key] ?? 'USD') : varied(schema, given, key)];
    });
  return { ...own, ...(Object.fromEntries(entries) as Row) };
}

function variedArray({ items = {} }: Schema, { value, example, turn }: Given): unknown[] {
  const [own, other] = [value ?? [], example ?? []] as [unknown[], unknown[]];
  const filled = own.length === 0 && turn % 2 === 1 ? (other.length > 0 ? other : [undefined]) : own;
  return filled.map((one, place) => varied(items, { value: one, example: other[0], turn: turn + place }));
}

function textOf({ pattern }: Schema, name: string): string {
  if (pattern === undefined) return samplesByName[name] ?? freeText;
  const expression = new RegExp(pattern);
  const prefix = /^\^([a-z]+_)/.exec(pattern)?.[1] ?? '';
  const found = [...samples, `${prefix}${'0'.repeat(26)}`].find((one) => expression.test(one));
  if (found === undefined) throw new Error(`No sample text matches ${pattern}: add one.`);
  return found;
}

/** An id that no row in the response has. */
function otherId({ pattern = '' }: Schema, id: string, turn: number): string {
  const digits = [Math.floor(turn / 10), turn % 10];
  const ends = [digits.join(''), digits.map((digit) => 'abcdefghij'.charAt(digit)).join('')];
  const next = ends.map((end) => `${id.slice(0, -2)}${end}`).find((one) => new RegExp(pattern).test(one));
  if (next === undefined) throw new Error(`No other id than ${id} matches ${pattern}.`);
  return next;
}
