import { CardNumber } from '@console/ui';

export default {
  title: 'Card number',
  states: {
    masked: () => <CardNumber number="40001201****0982" />,
    short: () => <CardNumber number="40001201****0982" short />,
  },
};
