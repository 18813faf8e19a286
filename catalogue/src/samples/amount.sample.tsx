import { Amount } from '@console/ui';

const usd = (amount: string) => ({ amount, currency: 'USD' });

export default {
  title: 'Amount',
  states: {
    table: () => <Amount value={usd('1234567.89')} />,
    alone: () => <Amount value={usd('1234567.89')} tone="alone" />,
    figure: () => <Amount value={usd('1234567.89')} tone="figure" />,
    zero: () => <Amount value={usd('0.00')} />,
    negative: () => <Amount value={usd('-42.00')} />,
    signed: () => <Amount value={usd('42.00')} signed />,
    'no digits': () => <Amount value={{ amount: '98000', currency: 'JPY' }} tone="alone" />,
  },
};
