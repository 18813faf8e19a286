import { ExactMoment } from '@console/ui/overlay';
import { say } from '../texts';

const at = '2026-03-09T06:05:04Z';

export default {
  title: 'ExactMoment',
  states: {
    record: () => <ExactMoment at={at} zone="Asia/Singapore" />,
    'in words': () => (
      <ExactMoment at={at} zone="Asia/Singapore">
        {say('2 days ago', '前天')}
      </ExactMoment>
    ),
  },
};
