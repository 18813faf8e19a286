import { Tabs } from '@console/ui';
import { Stateful } from '../stateful';
import { say } from '../texts';

export default {
  title: 'Tabs',
  states: {
    counted: () => (
      <Stateful initial="all">
        {(current, setCurrent) => (
          <Tabs
            label={say('Views', '视图')}
            current={current}
            onChange={setCurrent}
            items={[
              { key: 'all', label: say('All', '全部'), count: 1234 },
              { key: 'frozen', label: say('Frozen', '冻结'), count: 0 },
              { key: 'mine', label: say('Mine', '我的') },
            ]}
          />
        )}
      </Stateful>
    ),
  },
};
