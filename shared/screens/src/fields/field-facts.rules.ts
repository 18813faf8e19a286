import type { z } from '@console/contracts/zod';

/** Properties of a draft's field in its contract, for its input. */
export interface FieldFacts {
  /** Whether the field may be absent. */
  isOptional: boolean;
  /** Whether the field must not be empty. */
  isRequired: boolean;
  /** Maximum number of characters. */
  lengthMax: number | undefined;
  /** Possible values of a field that has a fixed set. */
  values: readonly string[] | undefined;
}

const unknownField: FieldFacts = { isOptional: false, isRequired: false, lengthMax: undefined, values: undefined };

/** Returns the properties of a field. Throws if the draft has no such field. */
export function fieldFactsOf(draft: z.ZodType, name: string): FieldFacts {
  const field = shapeOf(draft)?.[name];
  if (!field) throw new Error(`The draft has no field ${name}`);
  return factsOf(field);
}

/** Returns the fields of a draft or a filter by name; undefined if it is not an object schema. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const { def } = schema._zod;
  return 'shape' in def ? (def as z.core.$ZodObjectDef<Record<string, z.ZodType>>).shape : undefined;
}

/** Unwraps `optional`, `nullable` and similar schemas, and returns whether the field may be absent. */
export function insideOf(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  const { def } = schema._zod;
  if (!('innerType' in def)) return { inner: schema, isOptional: false };
  const { inner } = insideOf((def as z.core.$ZodOptionalDef<z.ZodType>).innerType);
  return { inner, isOptional: true };
}

/** Returns the values of an enum or a literal; undefined for other types. */
export function valuesOf(schema: z.ZodType): readonly string[] | undefined {
  const { def } = insideOf(schema).inner._zod;
  // The type of the definition is checked above.
  return def.type === 'enum' ? Object.values((def as z.core.$ZodEnumDef).entries).map(String) : undefined;
}

function factsOf(field: z.ZodType): FieldFacts {
  const { inner, isOptional } = insideOf(field);
  const { def } = inner._zod;
  const facts = { ...unknownField, isOptional, isRequired: !isOptional };
  const values = valuesOf(inner);
  if (values) return { ...facts, values };
  if (def.type === 'boolean') return { ...facts, isRequired: false };
  if (def.type === 'array') return { ...facts, isRequired: !isOptional && itemsMinOf(inner) > 0 };
  if (def.type !== 'string') return facts;
  const meta = inner.meta();
  const lengthMax = numberIn(meta?.['maxLength']) ?? numberIn((inner as z.ZodString).maxLength);
  // A free text is required if it has a minimum length. Formats without a maximum length, such as ids, are never empty.
  const isRequired = !isOptional && (meta?.['maxLength'] === undefined || meta['minLength'] !== undefined);
  return { ...facts, isRequired, lengthMax };
}

/** Returns the minimum number of items of a list. */
function itemsMinOf(list: z.ZodType): number {
  const bounds = (list._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    // A check with this name has the limit.
    def.check === 'min_length' ? [(def as z.core.$ZodCheckMinLengthDef).minimum] : [],
  );
  return Math.max(0, ...bounds);
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
