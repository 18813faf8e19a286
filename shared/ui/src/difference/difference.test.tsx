import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { Difference } from './difference';

const before = { state: 'ACTIVE', alias: 'Trip', fee: { rate: '1.50' }, version: 3 };
const after = { state: 'FROZEN', fee: { rate: '1.75', least: '0.30' }, version: 3 };

const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const cells = (name: RegExp) => row(name).getAllByRole('cell');

test('the comparison displays the changed fields, with each version in its column', async () => {
  await show(<Difference before={before} after={after} titles={{ before: 'Version 3', after: 'Version 4' }} />);
  expect(screen.getByRole('heading', { name: '4 fields changed' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Field',
    'Version 3',
    'Version 4',
  ]);
  expect(cells(/fee.rate/).map(({ textContent }) => textContent)).toEqual(['1.50', '1.75']);
  expect(screen.queryByRole('row', { name: /version/ })).toBeNull();
});

test('a change is a deletion and an insertion, with text for added and removed fields', async () => {
  await show(<Difference before={before} after={after} />);
  const [was, is] = cells(/^state/);
  expect(was && within(was).getByRole('deletion').textContent).toBe('ACTIVE');
  expect(is && within(is).getByRole('insertion').textContent).toBe('FROZEN');
  expect(cells(/^alias/).map(({ textContent }) => textContent)).toEqual(['Trip', 'Not set']);
  expect(screen.getByRole('row', { name: /fee\.least ?Added/ })).toBeTruthy();
});

test('unchanged fields are displayed on request, without marks', async () => {
  const user = await show(<Difference before={before} after={after} nameOf={(field) => field.toUpperCase()} />);
  await user.click(screen.getByRole('radio', { name: 'All fields' }));
  expect(cells(/VERSION/).map(({ textContent }) => textContent)).toEqual(['3', '3']);
  expect(row(/VERSION/).queryByRole('deletion')).toBeNull();
});

test('two equal or empty versions show a message', async () => {
  await show(<Difference before={{ a: 1 }} after={{ a: 1 }} />);
  expect(screen.getByText('0 fields changed')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  await show(<Difference before={null} after={null} />);
  expect(screen.getByText('No fields to compare.')).toBeTruthy();
});
