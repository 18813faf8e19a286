import { Amount, Facts, KeyFigures } from '@console/ui';
import { long, say } from '../texts';

const money = (amount: string) => <Amount value={{ amount, currency: 'USD' }} />;

export default {
  title: 'Facts and key figures',
  states: {
    facts: () => (
      <Facts
        items={[
          { label: say('Cardholder', '持卡人'), value: 'Grace Lim' },
          { label: say('Merchant', '商户'), value: long() },
        ]}
      />
    ),
    sums: () => (
      <Facts
        align="end"
        items={[
          { label: say('Amount', '金额'), value: money('100.00') },
          { label: say('Fee', '费用'), value: money('1.50') },
        ]}
      />
    ),
    figures: () => (
      <KeyFigures
        items={[
          { label: say('Balance', '余额'), value: money('12000.00'), note: say('as of today', '截至今天') },
          { label: say('On hold', '占用金额'), value: money('0.00') },
          { label: say('Cards', '卡'), value: 42 },
        ]}
      />
    ),
  },
};
