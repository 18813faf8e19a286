import { Segments } from '@console/ui';
import { Stateful } from '../stateful';
import { say } from '../texts';

export default {
  title: 'Segments',
  states: {
    labelled: () => (
      <Stateful initial="day">
        {(value, setValue) => (
          <Segments
            label={say('Range', '范围')}
            value={value}
            options={[
              { value: 'day', label: say('Day', '日') },
              { value: 'month', label: say('Month', '月') },
            ]}
            onChange={setValue}
          />
        )}
      </Stateful>
    ),
    icons: () => (
      <Stateful initial="chart">
        {(value, setValue) => (
          <Segments
            label={say('View as', '显示方式')}
            value={value}
            options={[
              { value: 'chart', label: say('Chart', '图表'), icon: 'chart' },
              { value: 'table', label: say('Table', '表格'), icon: 'table' },
            ]}
            onChange={setValue}
          />
        )}
      </Stateful>
    ),
  },
};
