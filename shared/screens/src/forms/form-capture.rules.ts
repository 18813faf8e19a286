import { z } from '@console/contracts/zod';
import type { Captured, Plain } from '@console/remote-kit';
import { insideOf, shapeOf } from '../fields/field-facts.rules';
import { elementOf } from '../fields/list-facts.rules';

/** What of a form is handed over. */
export interface FormState {
  values: object;
  /** Fields that were touched and may show an error. */
  touched: ReadonlySet<string>;
  submitted: boolean;
}

/** Counts the shapes of what is captured of a form. */
const schemaName = 'form/1';

const captured = z.strictObject({
  values: z.record(z.string(), z.unknown()),
  left: z.array(z.string()),
  wasSent: z.boolean(),
});

/** The state as plain data, without secrets: what the contract marks as never read, and what is named like one. */
export function captureOf({ values, touched, submitted }: FormState, schema: z.ZodType): Captured {
  // Through text: what JSON does not know, such as undefined, is left out here and not somewhere on the way.
  const plain = JSON.parse(JSON.stringify(withoutSecrets(values, schema))) as Plain;
  return { schema: schemaName, state: { values: plain, left: [...touched], wasSent: submitted } };
}

/** The state to go on with, or null where it is of another form or of a form that has changed its shape. */
export function stateOf({ schema, state }: Captured, values: z.ZodType): FormState | null {
  const record = schema === schemaName ? captured.safeParse(state).data : undefined;
  if (!record || !fits(record.values, values)) return null;
  return { values: record.values, touched: new Set(record.left), submitted: record.wasSent };
}

/**
 * Half a form breaks many rules of its contract. Two only a form of another shape breaks: a field that there is not,
 * and a value of another type. A number with a fraction where none may be is still a number that was typed.
 */
function fits(values: object, schema: z.ZodType): boolean {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return !issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' ||
      (issue.code === 'invalid_type' && issue.expected !== 'int' && valueAt(values, issue.path) !== undefined),
  );
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), values);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const secretParts = new Set(['password', 'passcode', 'secret', 'token', 'pin', 'pan', 'cvc', 'cvv', 'totp', 'otp']);
const secretNames = /securitycode|cardnumber|recoverycode|onetimecode/;

/** Is a field of this name for something that must never be written down? */
export function isSecret(name: string): boolean {
  const parts = name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
  return parts.some((word) => secretParts.has(word)) || secretNames.test(parts.join(''));
}

/** Does the contract say of a field that it is written and never read? */
export const isWriteOnly = (field: z.ZodType): boolean => insideOf(field).inner.meta()?.['writeOnly'] === true;

function withoutSecrets(value: unknown, schema?: z.ZodType): unknown {
  const inner = schema && insideOf(schema).inner;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, schema && elementOf(schema)));
  if (!isRecord(value)) return value;
  const shape = inner && shapeOf(inner);
  const open = Object.entries(value).filter(
    ([name]) => !isSecret(name) && !(shape?.[name] && isWriteOnly(shape[name])),
  );
  return Object.fromEntries(open.map(([name, within]) => [name, withoutSecrets(within, shape?.[name])]));
}
