import { minorDigitsOf, type Money } from '@console/contracts';
import type { Cell } from './dataset';

/** An amount without its currency, which stands in a column of its own. */
export const amountCell = (value: Money | null | undefined): Cell =>
  value ? { amount: value.amount, digits: minorDigitsOf(value.currency) } : null;
