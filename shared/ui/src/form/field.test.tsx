import { text } from '@console/contracts';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Field } from './field';
import { FormFooter } from './form-footer';
import { ChoiceCards } from './radio';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const ignore = () => undefined;

test('an input has the name of its label and the description of its error', async () => {
  await show(
    <Field label="Label" required error="Use 26 characters or fewer" hint="Printed on statements">
      <TextInput value="" onChange={ignore} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Label', description: 'Use 26 characters or fewer' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test.each([
  ['an emoji is one character', '😀'.repeat(60), null],
  ['one above the limit is too many', '😀'.repeat(101), '101/100'],
  ['a letter with a separate accent is one character', 'e\u0301'.repeat(90), '90/100'],
  ['blanks around the text are not counted', `${'a'.repeat(100)}   `, '100/100'],
])('the counters of a line and an area count like their limits: %s', async (_name, typed, shown) => {
  await show(
    <>
      <TextInput label="Line" value={typed} lengthMax={100} onChange={ignore} />
      <TextArea label="Area" value={typed} lengthMax={100} onChange={ignore} />
    </>,
  );
  expect(screen.queryAllByText(/^\d+\/100$/).map(({ textContent }) => textContent)).toEqual(
    shown === null ? [] : [shown, shown],
  );
  const isRefused = !text(100).safeParse(typed).success;
  for (const input of screen.getAllByRole('textbox'))
    expect(input.closest('[data-invalid]')?.getAttribute('data-invalid')).toBe(String(isRefused));
});

test('without an error the input is described by the hint, if there is one', async () => {
  await show(
    <Field label="Label" hint="Printed on statements">
      <TextInput value="" onChange={ignore} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Label', description: 'Printed on statements' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('Optional')).toBeTruthy();
});

test("a group of cards has the name of its field's label", async () => {
  const chosen: string[] = [];
  const user = await show(
    <Field label="Kind" group required>
      <ChoiceCards
        value="a"
        onChange={(value) => chosen.push(value)}
        options={[
          { value: 'a', label: 'Multi-use' },
          { value: 'b', label: 'Travel' },
        ]}
      />
    </Field>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Kind' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Travel' }));
  expect(chosen).toEqual(['b']);
});

test('the footer counts invalid fields and focuses the first', async () => {
  const user = await show(
    <form>
      <Field label="One">
        <TextInput value="" onChange={ignore} />
      </Field>
      <Field label="Two" error="Enter a name">
        <TextInput value="" onChange={ignore} />
      </Field>
      <FormFooter primary={{ label: 'Save card' }} errorCount={1} />
    </form>,
  );
  expect(screen.getByText(/1 field needs attention/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to first' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Two' }));
});
