import { CardFace } from '@console/ui/card';
import { say } from '../texts';

const labels = () => ({ expiry: say('Expires', '有效期'), label: say('Alias', '别名') });
const common = { brand: 'Harbourline', number: '40001201****0982', expiry: '11/28' };

export default {
  title: 'Card face',
  states: {
    active: () => <CardFace {...common} label="Design tools" labels={labels()} />,
    frozen: () => <CardFace {...common} label="Design tools" labels={labels()} state={say('Frozen', '冻结')} muted />,
  },
};
