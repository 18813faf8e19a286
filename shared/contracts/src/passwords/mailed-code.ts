import { z } from '@console/contracts/zod';

/** Characters of a mailed code, without those that look alike: 0 and O, 1, I and L. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Length at which guessing fails within the permitted attempts. */
export const codeLength = 8;

const shape = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** Mailed code as typed: lower case and surrounding blanks are accepted. */
export const mailedCode = z
  .string()
  .overwrite((value) => value.trim().toUpperCase())
  .refine((value) => shape.test(value), { params: { code: 'WRONG_CODE' } });
