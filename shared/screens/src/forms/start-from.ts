import type { z } from '@console/contracts/zod';
import { fieldFactsOf, shapeOf } from '../fields/field-facts.rules';

/**
 * Returns the start of a form whose record has the fields of the draft under the same names: their values, or in a new record
 * empty texts where a text may be empty. A stored empty text is left out where the contract wants a text, so that the field
 * of an unfinished record says that it is missing.
 */
export function startFrom<Draft extends object>(draft: z.ZodType<Draft>): (record: Draft | null) => Partial<Draft> {
  const names = Object.keys(shapeOf(draft) ?? {});
  const isMissing = (name: string, value: unknown) => value === '' && fieldFactsOf(draft, name).isRequired;
  const blank = names.filter((name) => {
    const { lengthMax, isOptional, isRequired } = fieldFactsOf(draft, name);
    return lengthMax !== undefined && !isOptional && !isRequired;
  });
  // The names are those of the draft.
  return (record) =>
    Object.fromEntries(
      record
        ? names.map((name) => [name, record[name as keyof Draft]] as const).filter((entry) => !isMissing(...entry))
        : blank.map((name) => [name, '']),
    ) as Partial<Draft>;
}
