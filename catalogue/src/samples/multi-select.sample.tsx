import { Field, MultiSelect } from '@console/ui/form';
import { Pressed } from '../pressed';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

const options = () => [
  { value: 'USD', label: 'USD' },
  { value: 'EUR', label: 'EUR' },
  { value: 'long', label: long() },
];

const show = (initial: string[], { error, disabled }: { error?: string; disabled?: boolean } = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Currencies', '币种')} error={error}>
        <MultiSelect options={options()} value={value} onChange={setValue} disabled={disabled} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Multiple select',
  alone: true,
  states: {
    empty: () => show([]),
    filled: () => show(['USD', 'EUR']),
    'long text': () => show(['USD', 'long']),
    error: () => show([], { error: say('Select one', '请选择') }),
    disabled: () => show(['USD'], { disabled: true }),
    open: () => <Pressed by="input">{show(['USD'])}</Pressed>,
  },
};
