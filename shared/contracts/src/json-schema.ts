/** JSON Schema of a contract, for the OpenAPI document. Of no use to a browser, so it has its own entry. */
import { toJSONSchema, type ZodType } from 'zod';

/** Draft 2020-12, as OpenAPI 3.1 wants it. Throws on what JSON Schema cannot say. */
export const jsonSchemaOf = (schema: ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  toJSONSchema(schema, { target: 'draft-2020-12', io });
