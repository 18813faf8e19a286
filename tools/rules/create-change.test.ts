import { isDeepStrictEqual } from 'node:util';
import { jsonSchemaOf } from '../../shared/contracts/src/json-schema';
import { operations } from '../../shared/contracts/src/operations';

/** Paths of calls that create a record, and of calls that change one. */
const creates = /\/(\w+)\/(create|createBatch|upload|invite)$/;
const changes = /\/(update\w*|save|limit|rename|access|bulk(?:Limit|Alias))$/;

/** Calls of other nouns that create a noun's records. */
const others: Record<string, string[]> = { shareCard: ['card'], cardBatch: ['card'] };

type Schema = Record<string, unknown>;
const fieldsOf = (input: Parameters<typeof jsonSchemaOf>[0]): Record<string, Schema> => {
  const schema = jsonSchemaOf(input, 'input');
  // The schema of an object input has `properties`; a union has none in common.
  return (schema['properties'] ?? {}) as Record<string, Schema>;
};

/** Compares bounds only: whether a field may be empty differs between the two calls. */
const boundsOf = (schema: Schema | undefined): unknown => {
  const anyOf = schema?.['anyOf'];
  if (!Array.isArray(anyOf)) return schema;
  const rest = anyOf.filter((one) => !isDeepStrictEqual(one, { type: 'null' }));
  return rest.length === 1 ? rest[0] : { ...schema, anyOf: rest };
};

const table = Object.values(operations);
const pairs = table.flatMap((create) => {
  const noun = creates.exec(create.path)?.[1];
  if (noun === undefined) return [];
  const prefixes = [noun, ...(others[noun] ?? [])].map((one) => `/${one}/`);
  return table
    .filter(({ path }) => changes.test(path) && prefixes.some((prefix) => path.startsWith(prefix)))
    .map((change) => [create.path, change.path, create, change] as const);
});

test('pairs of calls that create and change the same record are found', () => {
  const paths = pairs.map(([create, change]) => `${create} ${change}`);
  expect(paths).toEqual(
    expect.arrayContaining(['/card/create /card/updateLimit', '/shareCard/create /card/updateLimit']),
  );
});

test.each(pairs)('a field value that %s refuses is refused by %s too', (_create, _change, create, change) => {
  const [made, changed] = [fieldsOf(create.input), fieldsOf(change.input)];
  const differs = Object.keys(made).filter(
    (field) => field in changed && !isDeepStrictEqual(boundsOf(made[field]), boundsOf(changed[field])),
  );
  expect({ differs, made: differs.map((one) => made[one]), changed: differs.map((one) => changed[one]) }).toEqual({
    differs: [],
    made: [],
    changed: [],
  });
});
