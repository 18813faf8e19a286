import { z } from '@console/contracts/zod';

/**
 * A value that is written and never read: no answer has it, no form shows what is stored, and what is typed is neither
 * handed over nor put into a draft. The mark is that of JSON Schema, so the OpenAPI document says it too.
 */
export const secretText = (max = 200) =>
  z
    .string()
    .refine((value) => value.trim().length > 0, { params: { code: 'REQUIRED' }, abort: true })
    .refine((value) => [...value].length <= max, { params: { code: 'MAX_LENGTH', max: String(max) } })
    .meta({ writeOnly: true, minLength: 1, maxLength: max });
