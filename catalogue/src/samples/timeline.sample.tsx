import { Timeline, type TimelineItem } from '@console/ui/card';
import { long, say } from '../texts';

const items = (): TimelineItem[] => [
  { time: '14:02', shape: 'dot', tone: 'ok', title: say('Card activated', '卡已启用') },
  {
    time: '13:58',
    shape: 'cross',
    tone: 'bad',
    title: say('Declined', '已拒绝'),
    text: long(),
    amount: { amount: '1234.50', currency: 'USD' },
    note: long(),
    href: '?',
    isMarked: true,
  },
];

export default {
  title: 'Timeline',
  states: {
    days: () => <Timeline label={say('History', '历史')} groups={[{ label: '2026-03-09', items: items() }]} />,
  },
};
