import './platform/messages';
import { isValidIBAN } from 'ibantools';
import { text, withoutCardNumber } from './text';

/** SWIFT code (BIC, ISO 9362) with 8 or 11 characters in upper case, or empty. */
export const swiftCode = () =>
  text(11)
    .overwrite((typed) => typed.toUpperCase())
    .refine((typed) => typed === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(typed), {
      params: { code: 'SWIFT' },
    });

/** Account number at a bank: digits, letters and separators. */
export const bankAccountNumber = () =>
  withoutCardNumber(
    text(40).refine((typed) => /^[A-Za-z0-9][A-Za-z0-9 -]{3,38}[A-Za-z0-9]$/.test(typed), {
      params: { code: 'BANK_ACCOUNT' },
    }),
  );

/**
 * IBAN without spaces in upper case, with the length of its country and correct check digits (ISO 13616), or empty. It may
 * be typed in groups of four.
 */
export const iban = () =>
  text(42)
    .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
    .refine((typed) => typed === '' || isValidIBAN(typed), { params: { code: 'IBAN' } });
