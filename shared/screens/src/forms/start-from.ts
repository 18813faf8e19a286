import type { z } from '@console/contracts/zod';
import { fieldFactsOf, shapeOf } from '../fields/field-facts.rules';

/**
 * Returns the initial values of a form whose record has the same field names as the draft: the record's values, or for
 * a new record, an empty text in each text field that may be empty. A stored empty text of a required field is omitted,
 * so that the field of an unfinished record is reported as missing.
 */
export function startFrom<Draft extends object>(draft: z.ZodType<Draft>): (record: Draft | null) => Partial<Draft> {
  const names = Object.keys(shapeOf(draft) ?? {});
  const isMissing = (name: string, value: unknown) => value === '' && fieldFactsOf(draft, name).isRequired;
  const blank = names.filter((name) => {
    const { lengthMax, isOptional, isRequired } = fieldFactsOf(draft, name);
    return lengthMax !== undefined && !isOptional && !isRequired;
  });
  // The keys are field names of the draft.
  return (record) =>
    Object.fromEntries(
      record
        ? names.map((name) => [name, record[name as keyof Draft]] as const).filter((entry) => !isMissing(...entry))
        : blank.map((name) => [name, '']),
    ) as Partial<Draft>;
}
