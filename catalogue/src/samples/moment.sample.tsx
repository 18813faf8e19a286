import { Moment } from '@console/ui';
import { say } from '../texts';

const at = '2026-03-09T06:05:04Z';

export default {
  title: 'Moment',
  states: {
    table: () => <Moment at={at} zone="Asia/Singapore" />,
    'in words': () => (
      <Moment at={at} zone="Asia/Singapore">
        {say('2 days ago', '前天')}
      </Moment>
    ),
  },
};
