type Schema = Record<string, unknown>;

/** A schema with the document in which its references are resolved. */
interface Side {
  schema: Schema;
  root: Schema;
}

/** Schemas of a sender (`giver`) and a receiver (`taker`), with the path of the compared value. */
interface Pair {
  taker: Side;
  giver: Side;
  at: string;
  /** Unknown fields are dropped before the receiver validates: true for responses, false for requests. */
  dropsUnknown: boolean;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaIn = (value: unknown): Schema => (isSchema(value) ? value : {});
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function resolved({ schema, root }: Side): Side {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { schema, root };
  const target = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<Schema>((from, part) => schemaIn(from[part]), root);
  return { schema: target, root };
}

const branchesOf = ({ schema, root }: Side): Side[] | null => {
  const branches = [...listIn(schema['anyOf']), ...listIn(schema['oneOf'])];
  return branches.length > 0 ? branches.map((branch) => ({ schema: schemaIn(branch), root })) : null;
};

/** Depth limit for recursive schemas; no contract is nested as deep. */
const depthMax = 30;

/** Returns the reasons why the receiver could refuse a value of the sender; empty if the schemas are compatible. */
export function refusalsOf(pair: Pair, depth = 0): string[] {
  if (depth > depthMax) return [];
  const [taker, giver] = [resolved(pair.taker), resolved(pair.giver)];
  const next = { ...pair, taker, giver };
  const given = branchesOf(giver);
  if (given) return given.flatMap((branch) => refusalsOf({ ...next, giver: branch }, depth + 1));
  const taken = branchesOf(taker);
  if (taken) {
    const each = taken.map((branch) => refusalsOf({ ...next, taker: branch }, depth + 1));
    return each.some((problems) => problems.length === 0) ? [] : [`${pair.at} has another type now`];
  }
  return [...valueRefusals(next), ...objectRefusals(next, depth), ...arrayRefusals(next, depth)];
}

const kindsOf = ({ type }: Schema): unknown[] => (type === undefined ? [] : [type].flat());

const takesKind = (kinds: unknown[], kind: unknown) =>
  kinds.includes(kind) || (kind === 'integer' && kinds.includes('number'));

const fixedOf = (schema: Schema): unknown[] | null => {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
};

function valueRefusals({ taker: { schema: taker }, giver: { schema: giver }, at }: Pair): string[] {
  const [taken, given] = [fixedOf(taker), fixedOf(giver)];
  if (taken) {
    const strange = given?.filter((value) => !taken.includes(value));
    if (!strange) return [`${at} can be any value, but only ${taken.join(', ')} is accepted`];
    return strange.map((value) => `${at} can be ${String(value)}, which is not accepted`);
  }
  const [kinds, sent] = [kindsOf(taker), kindsOf(giver)];
  const isKind = kinds.length === 0 || (sent.length > 0 && sent.every((kind) => takesKind(kinds, kind)));
  if (!isKind) return [`${at} is ${sent.join(' or ') || 'anything'} instead of ${kinds.join(' or ')}`];
  return limitRefusals(taker, giver, at);
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function limitRefusals(taker: Schema, giver: Schema, at: string): string[] {
  const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  const narrow = [
    ...lower.filter((limit) => number(taker[limit], -Infinity) > number(giver[limit], -Infinity)),
    ...upper.filter((limit) => number(taker[limit], Infinity) < number(giver[limit], Infinity)),
    ...['pattern', 'format'].filter((limit) => limit in taker && taker[limit] !== giver[limit] && !fixedOf(giver)),
  ];
  return narrow.map((limit) => `${at} has a narrower ${limit}`);
}

function objectRefusals(pair: Pair, depth: number): string[] {
  const { taker, giver, at, dropsUnknown } = pair;
  if (!kindsOf(taker.schema).includes('object') || !kindsOf(giver.schema).includes('object')) return [];
  const [takes, gives] = [schemaIn(taker.schema['properties']), schemaIn(giver.schema['properties'])];
  const always = listIn(giver.schema['required']);
  const lacking = listIn(taker.schema['required']).filter((name) => !always.includes(name));
  const unknown = Object.keys(gives).filter((name) => !(name in takes));
  const isClosed = taker.schema['additionalProperties'] === false && !dropsUnknown;
  const inside = (name: string, from: Schema, to: Schema) =>
    refusalsOf(
      { ...pair, at: `${at}.${name}`, taker: { ...taker, schema: to }, giver: { ...giver, schema: from } },
      depth + 1,
    );
  const [rest, restGiven] = [taker.schema['additionalProperties'], giver.schema['additionalProperties']];
  return [
    ...lacking.map((name) => `${at}.${String(name)} is required but not always sent`),
    ...(isClosed ? unknown.map((name) => `${at}.${name} is no longer accepted`) : []),
    ...Object.keys(gives)
      .filter((name) => name in takes)
      .flatMap((name) => inside(name, schemaIn(gives[name]), schemaIn(takes[name]))),
    ...(isSchema(rest) && isSchema(restGiven) ? inside('*', restGiven, rest) : []),
  ];
}

function arrayRefusals(pair: Pair, depth: number): string[] {
  const { taker, giver, at } = pair;
  if (!kindsOf(taker.schema).includes('array') || !kindsOf(giver.schema).includes('array')) return [];
  const [to, from] = [schemaIn(taker.schema['items']), schemaIn(giver.schema['items'])];
  return refusalsOf(
    { ...pair, at: `${at}[]`, taker: { ...taker, schema: to }, giver: { ...giver, schema: from } },
    depth + 1,
  );
}

/** Side whose references are resolved in the schema itself. */
export const sideOf = (schema: Schema): Side => ({ schema, root: schema });
