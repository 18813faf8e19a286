import type { Operation } from '@console/contracts';
import { jsonSchemaOf } from '@console/contracts/json-schema';
import * as fc from 'fast-check';

/** Arbitrary of record ids with this prefix (`card`, `mer`). The test chooses their source. */
export type IdsOf = (prefix: string) => fc.Arbitrary<string>;

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

const idPattern = /^\^([a-z]+)_\[0-9A-HJKMNP-TV-Z\]\{26\}\$$/;
const formats: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc
    .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  date: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  uri: fc.constantFrom('http://localhost:4000', 'https://cards.example.com'),
  email: fc.nat(99).map((n) => `someone${n}@example.com`),
};

/**
 * Inputs that are valid by the contract of an operation; the server may still refuse their values. `texts` replaces all
 * texts, e-mail addresses, web addresses and phone numbers, even with invalid ones.
 */
export function inputsOf(
  operation: Pick<Operation<never, unknown>, 'input'>,
  idsOf: IdsOf,
  texts?: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  return valuesOf(jsonSchemaOf(operation.input, 'input'), { idsOf, texts });
}

interface Sources {
  idsOf: IdsOf;
  texts: fc.Arbitrary<string> | undefined;
}

function valuesOf(schema: unknown, sources: Sources): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.constant(null);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((one) => valuesOf(one, sources)));
  if (schema['type'] === 'object') return objectsOf(schema, sources);
  if (schema['type'] === 'array') {
    const [minLength, most] = [numberOf(schema['minItems'], 0), numberOf(schema['maxItems'], 3)];
    return fc.array(valuesOf(schema['items'], sources), {
      minLength,
      maxLength: Math.max(minLength, Math.min(most, 3)),
    });
  }
  return scalarsOf(schema, sources);
}

function objectsOf(schema: Schema, sources: Sources): fc.Arbitrary<unknown> {
  const { properties } = schema;
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  const requiredKeys = listOf(schema['required']).map(String);
  return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, valuesOf(one, sources)])), { requiredKeys });
}

function scalarsOf(schema: Schema, { idsOf, texts }: Sources): fc.Arbitrary<unknown> {
  const { type, format, pattern } = schema;
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') {
    const min = Math.max(numberOf(schema['minimum'], 0), 0);
    return fc.integer({ min, max: Math.max(min, Math.min(numberOf(schema['maximum'], 100), 100)) });
  }
  if (type !== 'string') return fc.constant(null);
  const [, prefix] = idPattern.exec(String(pattern)) ?? [];
  const isDay = format === 'date' || format === 'date-time';
  if (texts && prefix === undefined && !isDay) return texts;
  const record = typeof format === 'string' ? formats[format] : undefined;
  if (record) return record;
  if (typeof pattern === 'string') {
    return prefix === undefined ? fc.stringMatching(new RegExp(pattern)) : idsOf(prefix);
  }
  const minLength = numberOf(schema['minLength'], 0);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(numberOf(schema['maxLength'], 20), 20)) });
}
