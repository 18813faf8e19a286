import { Field } from '@console/ui/form';
import { SecretInput } from '@console/ui/inputs';
import { Stateful } from '../stateful';
import { say } from '../texts';

interface Shown {
  setAt?: string | null;
  error?: string;
  disabled?: boolean;
}

const show = (initial: string | undefined, { setAt = '2026-03-09 14:28', error, disabled }: Shown = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field group label={say('Credential', '凭据')} error={error}>
        <SecretInput value={value} onChange={setValue} setAt={setAt} disabled={disabled} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Secret input',
  states: {
    'not set': () => show(undefined, { setAt: null }),
    set: () => show(undefined),
    replacing: () => show('a new value'),
    error: () => show('', { error: say('Cannot be empty', '不能为空') }),
    disabled: () => show(undefined, { disabled: true }),
  },
};
