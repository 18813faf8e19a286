import { Field, Select } from '@console/ui/form';
import { Pressed } from '../pressed';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

type Props = Omit<Parameters<typeof Select>[0], 'value' | 'onChange' | 'options'>;

const options = () => [
  { value: 'USD', label: 'USD', description: say('US dollar', '美元') },
  { value: 'EUR', label: 'EUR', disabled: true },
  { value: 'long', label: long() },
];

const show = (initial: string | undefined, props: Props = {}, error?: string) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Currency', '币种')} error={error}>
        <Select {...props} options={options()} value={value} onChange={setValue} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Select',
  alone: true,
  states: {
    empty: () => show(undefined, { placeholder: say('Choose', '请选择') }),
    filled: () => show('USD', { clearable: true }),
    'long text': () => show('long', { clearable: true }),
    error: () => show(undefined, {}, say('Select one', '请选择')),
    disabled: () => show('USD', { disabled: true }),
    small: () => show('USD', { size: 'small' }),
    open: () => <Pressed by="input">{show('USD', { search: true })}</Pressed>,
  },
};
