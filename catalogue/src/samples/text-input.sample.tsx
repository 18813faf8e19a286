import { Field, TextInput } from '@console/ui/form';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

type Props = Omit<Parameters<typeof TextInput>[0], 'value' | 'onChange'>;

const show = (initial: string, props: Props = {}, error?: string) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Alias', '别名')} error={error} required>
        <TextInput {...props} value={value} onChange={setValue} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Text input',
  states: {
    empty: () => show('', { placeholder: say('Design tools', '设计工具') }),
    filled: () => show('Design tools'),
    'long text': () => show(long()),
    'nearly full': () => show('Design tools', { lengthMax: 14 }),
    'too long': () => show('Design tools', { lengthMax: 10 }),
    error: () => show('', {}, say('Cannot be empty', '不能为空')),
    disabled: () => show('Design tools', { disabled: true }),
    'with icon': () => show('', { icon: 'search' }),
    'with unit': () => show('30', { after: say('days', '天'), align: 'end' }),
    small: () => show('Design tools', { size: 'small' }),
    large: () => show('Design tools', { size: 'large' }),
  },
};
