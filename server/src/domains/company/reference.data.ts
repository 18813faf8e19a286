import type { Reference } from '../../platform/reference/reference';

export const companyReference: Reference = {
  dicts: [
    {
      code: 'invoice_kind',
      name: ['Kind of invoice', '账单类型'],
      details: [
        ['REGULAR', 'For a period', '账期账单'],
        ['ONE_OFF', 'One-off', '单次账单'],
      ],
    },
  ],
};
