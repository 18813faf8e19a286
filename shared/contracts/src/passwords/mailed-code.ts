import { z } from '@console/contracts/zod';

/** What a mailed code is made of: nothing that is read for something else, so neither 0 and O nor 1, I and L. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** So long that nobody guesses one in all the tries that there are. */
export const codeLength = 8;

const shape = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** A mailed code as people type it: small letters and blanks around it are meant alike. */
export const mailedCode = z
  .string()
  .overwrite((value) => value.trim().toUpperCase())
  .refine((value) => shape.test(value), { params: { code: 'WRONG_CODE' } });
