/** JSON Schema of a contract, for the OpenAPI document. Browsers do not need it, so it has its own entry. */
import { toJSONSchema, type ZodType } from 'zod';

/** Returns the JSON Schema (draft 2020-12, as OpenAPI 3.1 requires). Throws if JSON Schema cannot express the contract. */
export const jsonSchemaOf = (schema: ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  toJSONSchema(schema, { target: 'draft-2020-12', io });
