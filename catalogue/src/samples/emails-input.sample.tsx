import { Field } from '@console/ui/form';
import { EmailsInput } from '@console/ui/inputs';
import { Stateful } from '../stateful';
import { say } from '../texts';

const errorOf = (address: string) =>
  /.@.+\../.test(address) ? undefined : say('Enter an e-mail address', '请输入有效的邮箱地址');

const show = (initial: readonly string[], { error, disabled }: { error?: string; disabled?: boolean } = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Recipients', '收件人')} error={error}>
        <EmailsInput
          value={value}
          onChange={setValue}
          max={20}
          errorOf={errorOf}
          placeholder="name@example.com"
          disabled={disabled}
        />
      </Field>
    )}
  </Stateful>
);

const many = Array.from({ length: 20 }, (_, index) => `person.number.${index + 1}@example.com`);

export default {
  title: 'E-mail addresses',
  states: {
    empty: () => show([]),
    filled: () => show(['m.osei@example.com', 'finance@example.com']),
    many: () => show(many),
    'long text': () => show([`${'a-very-long-name.'.repeat(6)}department@harbourline-travel.example.com`]),
    error: () =>
      show(['m.osei@example.com', 'nobody', 'at@nowhere'], {
        error: say('2 invalid addresses', '2个地址不正确'),
      }),
    disabled: () => show(['m.osei@example.com'], { disabled: true }),
  },
};
