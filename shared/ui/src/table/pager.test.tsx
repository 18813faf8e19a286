import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Pager } from './pager';
import { pagesAround } from './pager.rules';

test.each([
  [1, 1, [1]],
  [1, 97, [1, 2, 3, 4, null, 97]],
  [3, 97, [1, 2, 3, 4, null, 97]],
  [50, 97, [1, null, 49, 50, 51, null, 97]],
  [97, 97, [1, null, 94, 95, 96, 97]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
])('page %i of %i displays %j', (page, pageCount, shown) => expect(pagesAround(page, pageCount)).toEqual(shown));

test('another page size begins at the first page, and the current page is announced', async () => {
  const requested: object[] = [];
  const user = await show(
    <Pager page={3} pageSize={20} total={4812} pageSizes={[10, 20, 50]} onChange={(next) => requested.push(next)} />,
  );
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50');
  expect(requested).toEqual([
    { page: 4, pageSize: 20 },
    { page: 1, pageSize: 50 },
  ]);
});

test('an estimate is marked, also in Chinese', async () => {
  await show(
    <Pager page={1} pageSize={20} total={12000} totalIsExact={false} pageSizes={[20]} onChange={() => undefined} />,
    'zh-CN',
  );
  expect(screen.getByText('约12,000条')).toBeTruthy();
});

test('a total beyond the last numbered page is displayed in full', async () => {
  await show(
    <Pager
      page={1}
      pageSize={20}
      total={1_000_000}
      totalIsExact={false}
      reachMax={10_000}
      pageSizes={[20]}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText('About 1,000,000 in total')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 500' })).toBeTruthy();
});

test('the last numbered page has a hint if there are more rows', async () => {
  await show(
    <Pager
      page={500}
      pageSize={20}
      total={110_784}
      reachMax={10_000}
      onward={<button type="button">Filter</button>}
      pageSizes={[20]}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByText('Pages end at row 10,000. Filter to see the rest.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy();
});
