import { z } from '@console/contracts/zod';

/**
 * A write-only value: it is in no response, forms do not show the stored value, and a typed value is neither handed over
 * nor saved in drafts. The mark is that of JSON Schema, so the OpenAPI document has it too.
 */
export const secretText = (max = 200) =>
  z
    .string()
    .refine((value) => value.trim().length > 0, { params: { code: 'REQUIRED' }, abort: true })
    .refine((value) => [...value].length <= max, { params: { code: 'MAX_LENGTH', max: String(max) } })
    .meta({ writeOnly: true, minLength: 1, maxLength: max });
