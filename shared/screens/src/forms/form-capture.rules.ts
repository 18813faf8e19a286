import { z } from '@console/contracts/zod';
import type { Captured, Plain } from '@console/remote-kit';
import { insideOf, shapeOf } from '../fields/field-facts.rules';
import { elementOf } from '../fields/list-facts.rules';

/** State of a form that is handed over. */
export interface FormState {
  values: object;
  /** The initial values, and the version of the record that contained them. */
  initial: object;
  initialVersion: number;
  /** Touched fields, which may show an error. */
  touched: ReadonlySet<string>;
  submitted: boolean;
}

/** Version of the captured format. Drafts of `form/1` contain no version of the record, so they are ignored. */
const schemaName = 'form/2';

const captured = z.strictObject({
  values: z.record(z.string(), z.unknown()),
  initial: z.record(z.string(), z.unknown()),
  initialVersion: z.int(),
  touched: z.array(z.string()),
  submitted: z.boolean(),
});

/**
 * Returns the state as plain data without secrets: without the contract's write-only fields and fields whose name
 * indicates a secret.
 */
export function captureOf(form: FormState, schema: z.ZodType): Captured {
  const { initialVersion, touched, submitted } = form;
  // Converted through JSON, which drops values that it cannot represent, such as undefined.
  const plainOf = (values: object) => JSON.parse(JSON.stringify(withoutSecrets(values, schema))) as Plain;
  const [values, initial] = [plainOf(form.values), plainOf(form.initial)];
  return { schema: schemaName, state: { values, initial, initialVersion, touched: [...touched], submitted } };
}

/** Returns the restored state, or null if it belongs to another form or to an older shape of this form. */
export function stateOf({ schema, state }: Captured, values: z.ZodType): FormState | null {
  const record = schema === schemaName ? captured.safeParse(state).data : undefined;
  if (!record || !fits(record.values, values)) return null;
  return { ...record, touched: new Set(record.touched) };
}

/**
 * Incomplete values break many rules of the contract, so only two kinds of issues indicate another shape: an unknown
 * field and a wrong type. A fraction in a field for integers is still a typed number.
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

/** Returns whether the name of a field indicates a secret, which must never be stored. */
export function isSecret(name: string): boolean {
  const parts = name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase());
  return parts.some((word) => secretParts.has(word)) || secretNames.test(parts.join(''));
}

/** Returns whether the contract marks a field as write-only. */
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
