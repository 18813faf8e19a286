import { retypeTexts, typedTextsIn } from './typed-texts';

function areaOf(fields: string): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML = `<section data-page="rule">${fields}</section>`;
  document.body.append(area);
  return area;
}

const valuesIn = (area: HTMLElement) => [...area.querySelectorAll('input')].map(({ value }) => value);

test('invalid text is typed again; valid values, choices and secrets are not', () => {
  const fields = (values: string[]) =>
    [
      'name="days"',
      'name="amount"',
      'name="merchant" role="combobox"',
      'name="secret" type="password"',
      'name="id" readonly',
    ]
      .map((attributes, index) => `<input ${attributes} value="${values[index]}">`)
      .join('');
  const before = areaOf(fields(['miy36', '1000', 'Acme', 'hush', 'c_1']));
  const after = areaOf(fields(['', '1,000.00', '', '', '']));
  const received: string[] = [];
  after.addEventListener('input', ({ target }) => received.push((target as HTMLInputElement).value));
  retypeTexts(after, typedTextsIn(before));
  expect(valuesIn(after)).toEqual(['miy36', '1,000.00', '', '', '']);
  expect(received).toEqual(['miy36']);
});
