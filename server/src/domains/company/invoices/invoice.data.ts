import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of the codes of invoices. */
export const invoiceDicts: DictData[] = [
  {
    code: 'invoice_kind',
    name: ['Invoice type', '账单类型'],
    details: [
      ['REGULAR', 'Regular', '账期账单'],
      ['ONE_OFF', 'One-off', '单次账单'],
    ],
  },
];
