import { BarList, ChartSheet, ChartTable, type ChartView, LineChart, ShareStrip } from '@console/ui/chart';
import { Stateful } from '../stateful';
import { say } from '../texts';

const points = () =>
  Array.from({ length: 14 }, (_, day) => ({
    key: String(day),
    label: `03-${String(day + 1).padStart(2, '0')}`,
    value: 100 + ((day * 37) % 90),
    before: 80 + ((day * 53) % 90),
    announced: `03-${day + 1}`,
  }));

const line = () => (
  <LineChart
    label={say('Spend of 14 days', '14天消费')}
    points={points()}
    format={String}
    labels={{ now: say('Now', '本期'), before: say('Before', '上期') }}
  />
);

const table = () => (
  <ChartTable
    label={say('Spend of 14 days', '14天消费')}
    heads={[say('Day', '日期'), say('Spend', '消费')]}
    rows={points().map(({ key, label, value }) => ({ key, cells: [label, value] }))}
  />
);

const sheet = (initial: ChartView) => (
  <Stateful initial={initial}>
    {(view, setView) => (
      <ChartSheet title={say('Spend', '消费')} view={view} onView={setView} chart={line()} table={table()} />
    )}
  </Stateful>
);

export default {
  title: 'Charts',
  states: {
    line: () => sheet('chart'),
    figures: () => sheet('table'),
    bars: () => (
      <BarList
        label={say('Approval by channel', '各渠道通过率')}
        bars={[
          { key: 'a', label: 'Northbank', share: 0.97, value: '97 %' },
          { key: 'b', label: 'Flaky Processing', share: 0.41, value: '41 %', isLow: true },
        ]}
      />
    ),
    shares: () => (
      <ShareStrip
        shares={[
          { key: 'a', count: 5, colour: 1 },
          { key: 'b', count: 3, colour: 2 },
          { key: 'c', count: 1, colour: 3 },
        ]}
      />
    ),
  },
};
