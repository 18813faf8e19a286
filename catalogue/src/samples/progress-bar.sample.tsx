import { ProgressBar } from '@console/ui';
import { say } from '../texts';

const used = () => say('Used', '已用');

export default {
  title: 'Progress bar',
  states: {
    empty: () => <ProgressBar value={0} label={used()} />,
    half: () => <ProgressBar value={0.5} label={used()} />,
    near: () => <ProgressBar value={0.94} label={used()} tone="near" />,
    mute: () => <ProgressBar value={0.3} label={used()} tone="mute" />,
    wide: () => <ProgressBar value={0.7} label={used()} isWide />,
  },
};
