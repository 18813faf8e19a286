/** What contracts use of zod. Add here what a new contract needs. Formats are functions, such as `z.email`; a string has none of them as methods. */
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
