import type { Reference } from '../../platform/reference/reference';

export const companyReference: Reference = {
  dicts: [
    {
      code: 'invoice_kind',
      name: ['Invoice type', '账单类型'],
      details: [
        ['REGULAR', 'Regular', '账期账单'],
        ['ONE_OFF', 'One-off', '单次账单'],
      ],
    },
  ],
};
