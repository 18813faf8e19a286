import { z } from '@console/contracts/zod';

/**
 * A write-only value: no response contains it, forms do not show the stored value, and a typed value is neither
 * transferred to another version nor saved in drafts. It is marked as in JSON Schema, so the OpenAPI document contains
 * the mark too.
 */
export const secretText = (max = 200) =>
  z
    .string()
    .refine((value) => value.trim().length > 0, { params: { code: 'REQUIRED' }, abort: true })
    .refine((value) => [...value].length <= max, { params: { code: 'MAX_LENGTH', max: String(max) } })
    .meta({ writeOnly: true, minLength: 1, maxLength: max });
