/**
 * Parts of zod that contracts use. Add what a new contract needs. Formats are functions, such as `z.email`; string
 * schemas have no methods for them.
 */
export {
  array,
  boolean,
  cidrv4,
  cidrv6,
  custom,
  discriminatedUnion,
  email,
  enum,
  int,
  ipv4,
  ipv6,
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
