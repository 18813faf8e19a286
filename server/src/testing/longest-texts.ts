import { jsonSchemaOf } from '@console/contracts/json-schema';
import { z } from '@console/contracts/zod';

const field = z.object({
  maxLength: z.int().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
});
const schema = z.object({ properties: z.record(z.string(), field) });

/** Returns the longest text that a draft allows in each text field, except fields with a format, such as e-mail addresses. */
export function longestTexts(draft: z.ZodType): Record<string, string> {
  const { properties } = schema.parse(jsonSchemaOf(draft, 'input'));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { maxLength, format, pattern }]) =>
      maxLength === undefined || format !== undefined || pattern !== undefined ? [] : [[name, 'x'.repeat(maxLength)]],
    ),
  );
}
