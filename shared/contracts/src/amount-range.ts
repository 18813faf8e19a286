import { z } from '@console/contracts/zod';
import { currencies } from './currency';
import { toMinor } from './money';

const decimal = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/);

const fits = (amount: string | undefined, currency: string) =>
  amount === undefined || toMinor(amount, currency) !== null;

/** Schema of an inclusive range of amounts in one currency; either end may be absent. */
export const amountRange = z
  .strictObject({ currency: z.enum(currencies), from: decimal.optional(), to: decimal.optional() })
  .refine(({ currency, from }) => fits(from, currency), { path: ['from'], params: { code: 'AMOUNT_DIGITS' } })
  .refine(({ currency, to }) => fits(to, currency), { path: ['to'], params: { code: 'AMOUNT_DIGITS' } })
  .refine(({ currency, from, to }) => isInOrder(currency, from, to), {
    path: ['to'],
    params: { code: 'AMOUNT_ORDER' },
  });
/** Inclusive range of amounts in one currency. */
export type AmountRange = z.infer<typeof amountRange>;

function isInOrder(currency: string, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return true;
  const [least, most] = [toMinor(from, currency), toMinor(to, currency)];
  return least === null || most === null || least <= most;
}
