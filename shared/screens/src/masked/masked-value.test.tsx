import { codes, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { Button, Facts } from '@console/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { withKit } from '../locales/with-kit';
import { MaskedValue } from './masked-value';
import { useMaskedValues } from './use-masked-values';

const show = operation({
  path: '/person/show',
  permission: 'cards.holder.view',
  input: z.strictObject({ group: z.enum(['CONTACT', 'BIRTHDAY']) }),
  output: z.strictObject({ email: z.string().optional(), birthday: z.string().optional() }),
});
interface Values {
  email: string;
  birthday: string;
}
const masked = { masked: '••••', revealable: true };

const personWith = (email: { masked: string; revealable: boolean }) =>
  function Person() {
    const [version, setVersion] = useState(1);
    const [entries, setEntries] = useState(0);
    const {
      values,
      show: request,
      isSending,
      problem,
    } = useMaskedValues(show, {
      version,
      valuesOf: (response): Partial<Values> => response,
      onShown: () => setEntries((before) => before + 1),
    });
    return (
      <>
        <Facts
          items={[
            {
              label: 'E-mail',
              value: (
                <MaskedValue
                  field={email}
                  value={values.email}
                  label="Show e-mail"
                  onShow={() => request({ group: 'CONTACT' })}
                  isSending={isSending}
                />
              ),
            },
            {
              label: 'Birthday',
              value: (
                <MaskedValue
                  field={masked}
                  value={values.birthday}
                  label="Show birthday"
                  onShow={() => request({ group: 'BIRTHDAY' })}
                />
              ),
            },
            { label: 'Phone', value: <MaskedValue field={{ masked: '', revealable: true }} value={undefined} /> },
            { label: 'Audit entries', value: String(entries) },
          ]}
        />
        <Button onClick={() => setVersion(2)}>Change</Button>
        {problem}
      </>
    );
  };

const texts = withKit({
  'en-US': () => Promise.resolve({ default: {} }),
  'zh-CN': () => Promise.resolve({ default: {} }),
});
const showPerson = (email = masked) => renderScreen(personWith(email), { at: '/main/person', texts });
const server = () =>
  fakeServer().on(show, ({ group }) =>
    group === 'CONTACT' ? { email: 'ana@example.com' } : { birthday: '1990-02-03' },
  );
const button = (name: string) => screen.queryByRole('button', { name });

test('values are masked until each is requested, and are masked again once the record has changed', async () => {
  const { inputsOf } = server();
  const { user } = await showPerson();
  expect(screen.getAllByText('••••')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Show e-mail' }));
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  expect(button('Show e-mail')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show birthday' }));
  expect(await screen.findByText('1990-02-03')).toBeTruthy();
  expect(screen.getByText('ana@example.com')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(inputsOf(show)).toEqual([{ group: 'CONTACT' }, { group: 'BIRTHDAY' }]);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getAllByText('••••')).toHaveLength(2);
  expect(button('Show e-mail')).toBeTruthy();
});

test('a value that the user may not see has no button, and an empty one is a dash', async () => {
  server();
  await showPerson({ masked: '••••', revealable: false });
  expect(button('Show e-mail')).toBeNull();
  expect(button('Show birthday')).toBeTruthy();
  expect(screen.getByText('–')).toBeTruthy();
});

test('a refused request shows its message and keeps the mask and the button', async () => {
  fakeServer().on(show, () => {
    throw refusal(codes.noPermission);
  });
  const { user } = await showPerson();
  await user.click(screen.getByRole('button', { name: 'Show e-mail' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getAllByText('••••')).toHaveLength(2);
  expect(button('Show e-mail')).toBeTruthy();
});
