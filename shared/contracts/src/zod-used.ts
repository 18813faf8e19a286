/**
 * The parts of zod that contracts use. Add what a new contract needs. Formats are functions, such as `z.email`; string
 * schemas have no methods for them.
 */
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  number,
  object,
  record,
  strictObject,
  string,
  union,
  unknown,
  url,
} from 'zod';
export type { core, infer, input, output, ZodArray, ZodObject, ZodString, ZodType } from 'zod';
