import type { z } from '@console/contracts/zod';
import { insideOf } from './field-facts.rules';

/** Returns the item schema of a list; undefined if it is not an array schema. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { def } = insideOf(schema).inner._zod;
  // Only the definition of a list has an element.
  return 'element' in def ? (def as z.core.$ZodArrayDef<z.ZodType>).element : undefined;
}

/** Returns the maximum number of items of a list; undefined without a limit. */
export function itemsMaxOf(schema: z.ZodType): number | undefined {
  const bounds = (insideOf(schema).inner._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    // A check with this name has the limit.
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return bounds.length > 0 ? Math.min(...bounds) : undefined;
}
