import { Avatar } from '@console/ui';

export default {
  title: 'Avatar',
  states: {
    initials: () => <Avatar name="Olivia Owner" />,
    large: () => <Avatar name="Olivia Owner" size={64} />,
    Chinese: () => <Avatar name="王小明" />,
  },
};
