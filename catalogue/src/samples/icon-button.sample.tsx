import { IconButton } from '@console/ui';
import { say } from '../texts';

const bell = () => say('Notifications', '通知');

export default {
  title: 'Icon button',
  states: {
    plain: () => <IconButton icon="bell" label={bell()} />,
    counted: () => <IconButton icon="bell" label={bell()} count={7} />,
    'counted high': () => <IconButton icon="bell" label={bell()} count={1200} />,
    small: () => <IconButton icon="close" size="small" label={say('Close', '关闭')} />,
    disabled: () => <IconButton icon="bell" label={bell()} disabled />,
  },
};
