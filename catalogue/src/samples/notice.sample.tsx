import { Notice } from '@console/ui';
import { long, say } from '../texts';

const tones = ['info', 'ok', 'warn', 'bad'] as const;

export default {
  title: 'Notice',
  states: {
    ...Object.fromEntries(tones.map((tone) => [tone, () => <Notice tone={tone}>{say('Saved.', '已保存。')}</Notice>])),
    'with title': () => (
      <Notice tone="warn" title={say('Low balance', '余额偏低')}>
        {long()}
      </Notice>
    ),
  },
};
