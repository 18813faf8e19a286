import { Icon } from '@console/ui';

export default {
  title: 'Icon',
  states: { normal: () => <Icon name="card" />, large: () => <Icon name="card" size={32} /> },
};
