import type { z } from '@console/contracts/zod';

/** What the contract says of one field of a draft, as far as an input can show it. */
export interface FieldFacts {
  /** Whether the draft may go without it. */
  isOptional: boolean;
  /** Whether it cannot be left empty. */
  isRequired: boolean;
  /** Characters that it takes at most. */
  lengthMax: number | undefined;
  /** What it can be, where there are few. */
  values: readonly string[] | undefined;
}

const unknownField: FieldFacts = { isOptional: false, isRequired: false, lengthMax: undefined, values: undefined };

/** Facts of a field by its name; a draft that has no such field is a fault of whoever asks. */
export function fieldFactsOf(draft: z.ZodType, name: string): FieldFacts {
  const field = shapeOf(draft)?.[name];
  if (!field) throw new Error(`The draft has no field ${name}`);
  return factsOf(field);
}

/** The fields of a draft or a filter by name; undefined where it is no object. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const { def } = schema._zod;
  return 'shape' in def ? (def as z.core.$ZodObjectDef<Record<string, z.ZodType>>).shape : undefined;
}

/** The type within `optional`, `nullable` and the like, and whether it may be left out. */
export function insideOf(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  const { def } = schema._zod;
  if (!('innerType' in def)) return { inner: schema, isOptional: false };
  const { inner } = insideOf((def as z.core.$ZodOptionalDef<z.ZodType>).innerType);
  return { inner, isOptional: true };
}

/** The codes of a type that has few; undefined where it has any number. */
export function valuesOf(schema: z.ZodType): readonly string[] | undefined {
  const { def } = insideOf(schema).inner._zod;
  // A definition of this type has them.
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
  // A text of our own says its least length; anything else has a form, which nothing does not have.
  const isRequired = !isOptional && (meta?.['maxLength'] === undefined || meta['minLength'] !== undefined);
  return { ...facts, isRequired, lengthMax };
}

/** How many items a list has at least. */
function itemsMinOf(list: z.ZodType): number {
  const bounds = (list._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    // A check of this name has the bound.
    def.check === 'min_length' ? [(def as z.core.$ZodCheckMinLengthDef).minimum] : [],
  );
  return Math.max(0, ...bounds);
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
