import { PickList } from '@console/ui';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

const items = () => [
  { key: 'first', content: say('Invoice', '账单') },
  { key: 'second', content: say('Release', '发布') },
  { key: 'third', content: long() },
];

export default {
  title: 'Pick list',
  states: {
    chosen: () => (
      <Stateful initial="first">
        {(current, setCurrent) => (
          <PickList label={say('Reviews', '审核')} items={items()} current={current} onPick={setCurrent} />
        )}
      </Stateful>
    ),
  },
};
