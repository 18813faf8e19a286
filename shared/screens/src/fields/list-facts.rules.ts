import type { z } from '@console/contracts/zod';
import { insideOf } from './field-facts.rules';

/** What each item of a list is; undefined where it is no list. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { def } = insideOf(schema).inner._zod;
  // A definition with an element is that of a list.
  return 'element' in def ? (def as z.core.$ZodArrayDef<z.ZodType>).element : undefined;
}

/** How many items a list may have; undefined where the contract does not say. */
export function itemsMaxOf(schema: z.ZodType): number | undefined {
  const bounds = (insideOf(schema).inner._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    // A check of this name has the bound.
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  );
  return bounds.length > 0 ? Math.min(...bounds) : undefined;
}
