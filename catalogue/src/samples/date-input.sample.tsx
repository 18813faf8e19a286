import { DateInput } from '@console/ui/date';
import { Field } from '@console/ui/form';
import { Pressed } from '../pressed';
import { Stateful } from '../stateful';
import { say } from '../texts';

const show = (initial: string | undefined, { error, disabled }: { error?: string; disabled?: boolean } = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Valid until', '有效期至')} error={error}>
        <DateInput value={value} onChange={setValue} min="2026-03-02" max="2026-03-28" disabled={disabled} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Date input',
  alone: true,
  states: {
    empty: () => show(undefined),
    filled: () => show('2026-03-09'),
    error: () => show('2026-13-40', { error: say('Enter a day', '请输入日期') }),
    disabled: () => show('2026-03-09', { disabled: true }),
    open: () => <Pressed>{show('2026-03-09')}</Pressed>,
  },
};
