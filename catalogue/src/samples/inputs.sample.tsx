import { AmountInput, DecimalInput, Field, NumberInput, PasswordInput, TextArea } from '@console/ui/form';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

const amount = (initial: string, error?: string) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Amount', '金额')} error={error}>
        <AmountInput currency="USD" value={value} onChange={setValue} />
      </Field>
    )}
  </Stateful>
);

const text = (initial: string, error?: string) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field label={say('Note', '备注')} error={error} hint={say('Visible to your company', '同事可见')}>
        <TextArea lengthMax={100} value={value} onChange={setValue} />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'Amount, number, decimal, password, text area',
  states: {
    'amount, empty': () => amount(''),
    'amount, filled': () => amount('1234567.89'),
    'amount, error': () => amount('12', say('Cannot exceed balance', '不能超过余额')),
    number: () => (
      <Stateful<number | undefined> initial={30}>
        {(value, setValue) => (
          <Field label={say('Days', '天数')}>
            <NumberInput unit={say('days', '天')} value={value} onChange={setValue} />
          </Field>
        )}
      </Stateful>
    ),
    'amount, ambiguous': () => amount('12,50', say('This value is invalid', '该值不正确')),
    decimal: () => (
      <Stateful initial="12.5">
        {(value, setValue) => (
          <Field label={say('Share', '比例')}>
            <DecimalInput fractionDigits={2} unit="%" value={value} onChange={setValue} />
          </Field>
        )}
      </Stateful>
    ),
    password: () => (
      <Stateful initial="">
        {(value, setValue) => (
          <Field label={say('Password', '密码')} required>
            <PasswordInput value={value} onChange={setValue} />
          </Field>
        )}
      </Stateful>
    ),
    'text area, empty': () => text(''),
    'text area, filled': () => text(long()),
    'text area, error': () => text(long().repeat(2), say('At most 100 characters', '最多100个字符')),
  },
};
