import { integerMax, issuesOf } from '@console/contracts';
import { jsonSchemaOf } from '@console/contracts/json-schema';
import { operations } from '@console/contracts/operations';
import * as fc from 'fast-check';
import { inputsOf } from '../../testing/input-arbitrary';
import { newId } from '../db/ids';

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const all = Object.values(operations);

/** Numbers with a limit of another kind. */
const exceptions: Record<string, string> = {
  version: 'compared with the version of the record, and not stored',
  yearEstablished: 'at most the current year',
};

/** Returns the paths of numbers whose schema has no upper bound. */
function unbounded(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return [];
  const { type, maximum, properties } = schema;
  const isNumber = (type === 'integer' || type === 'number') && !('const' in schema) && !('enum' in schema);
  if (isNumber && (typeof maximum !== 'number' || maximum > integerMax)) return [path];
  const named = Object.entries(isSchema(properties) ? properties : {}).filter(([name]) => !(name in exceptions));
  return [
    ...named.flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...[schema['anyOf'], schema['oneOf'], schema['prefixItems'], schema['items'], schema['additionalProperties']]
      .flat()
      .flatMap((one) => unbounded(one, path)),
  ];
}

test('each number in an input has an upper bound', () => {
  expect(all.flatMap(({ path, input }) => unbounded(jsonSchemaOf(input, 'input'), path))).toEqual([]);
});

const huge = '1000000000000';

/** Returns the paths of money amounts in an input. */
function amountsIn(value: unknown, path: string[] = []): string[] {
  if (!isSchema(value)) return [];
  if (value['amount'] === huge && 'currency' in value) return [path.join('.')];
  return Object.entries(value).flatMap(([name, one]) => amountsIn(one, [...path, name]));
}

const withAmounts = all
  .map((operation) => ({
    operation,
    inputs: fc.sample(
      inputsOf(operation, (prefix) => fc.constant(newId(prefix)), fc.constant(huge)),
      20,
    ),
  }))
  .filter(({ inputs }) => inputs.some((input) => amountsIn(input).length > 0));

test.each(withAmounts.map(({ operation, inputs }) => [operation.path, operation, inputs] as const))(
  '%s refuses an amount of a trillion with the highest amount',
  (_path, { input: schema }, inputs) => {
    for (const input of inputs) {
      const { error } = schema.safeParse(input);
      const refused = new Map((error ? issuesOf(error) : []).map((issue) => [issue.field, issue]));
      for (const place of amountsIn(input))
        expect(refused.get(place)).toMatchObject({ code: 'MAX_AMOUNT', params: { max: '999999999999' } });
    }
  },
);

test('the check covers many calls with amounts', () => {
  expect(withAmounts.length).toBeGreaterThan(15);
});
