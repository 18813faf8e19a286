import { type DayRange, DayRangeInput } from '@console/ui/date';
import { Field } from '@console/ui/form';
import { Pressed } from '../pressed';
import { Stateful } from '../stateful';
import { say } from '../texts';

const labels = () => ({
  first: say('Created, first day', '创建时间起始日'),
  last: say('Created, last day', '创建时间截止日'),
});
const march = { first: '2026-03-05', last: '2026-03-17' };

const show = (initial: DayRange, { error, disabled }: { error?: string; disabled?: boolean } = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field
        group
        label={say('Created', '创建时间')}
        hint={say('Days in Asia/Singapore (GMT+8)', '按Asia/Singapore（GMT+8）的日期计算')}
        error={error}
      >
        <DayRangeInput labels={labels()} value={value} onChange={setValue} wrong="last" disabled={disabled} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Day range',
  alone: true,
  states: {
    empty: () => show({ first: '', last: '' }),
    filled: () => show(march),
    error: () =>
      show(
        { first: '2026-03-17', last: '2026-03-05' },
        { error: say('Choose the first day or later', '结束日期不能早于开始日期') },
      ),
    disabled: () => show(march, { disabled: true }),
    open: () => <Pressed>{show(march)}</Pressed>,
  },
};
