import { listInput, listOutput, type ListResult, operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { Captured } from '@console/remote-kit';
import { renderScreen } from '@console/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ListTable } from './list-table';
import { columnRegistry } from '../saved-views/column-registry';
import { defaultLayout } from '../saved-views/layout.rules';
import type { SavedViews } from '../saved-views/use-saved-views';
import type { List } from './use-list';

interface Row {
  id: string;
}

const listRows = operation({
  path: '/row/list',
  permission: 'signed-in',
  input: listInput(z.strictObject({}), ['id']),
  output: listOutput(z.strictObject({ id: z.string() })),
  reads: true,
});

const noTexts = async () => ({ default: {} });
const texts = { 'en-US': noTexts, 'zh-CN': noTexts };
const labels = { label: 'Cards', failed: 'Failed', none: 'None', noneText: 'What it is for', noMatch: 'No match' };
const address = { page: 1, pageSize: 20, sort: undefined, keyword: '', filters: {} } as const;
const nothing = () => undefined;
const views: SavedViews = {
  list: '/card/list',
  record: undefined,
  current: undefined,
  isModified: false,
  lack: null,
  isWaiting: false,
  layout: defaultLayout,
  changeLayout: nothing,
  content: { filters: [], keyword: '', sort: null, look: defaultLayout },
  show: nothing,
  leave: nothing,
  adopt: nothing,
  reload: nothing,
  columns: columnRegistry(),
};
const rows: ListResult<Row> = {
  list: [{ id: 'one' }, { id: 'two' }],
  page: 1,
  pageSize: 20,
  total: 2,
  totalIsExact: true,
  aggregates: {},
  asOf: '2026-03-09T06:05:04Z',
};

/** A list whose response the test releases. */
async function open(waiting: Record<string, Captured> = {}) {
  let arrive: () => void = () => undefined;
  function ListPage() {
    const [result, setAnswer] = useState<List<Row>['result']>({ at: 'loading', data: undefined });
    arrive = () => setAnswer({ at: 'ready', data: rows });
    const rest = { isFiltered: false, isRow: () => true, query: {}, views, operation: listRows, kinds: {} };
    const choices = { needsChoices: () => false, needAllChoices: nothing };
    const list = { result, address, reload: nothing, change: nothing, clear: nothing, ...choices, ...rest };
    return (
      <ListTable
        list={list}
        labels={labels}
        columns={[{ key: 'id', title: 'Id', give: 'never', render: ({ id }: Row) => id }]}
      />
    );
  }
  const shown = await renderScreen(ListPage, { at: '/main/page', texts, waiting });
  const part = shown.parts.get('list');
  const box = () => screen.getByRole('table').parentElement;
  return { ...shown, part, box, arrive: () => act(() => arrive()) };
}

describe('a list that is transferred to another version', () => {
  test('restores its scroll position after the rows are loaded', async () => {
    const before = await open();
    before.arrive();
    Object.assign(before.box() ?? {}, { scrollTop: 480, scrollLeft: 20 });
    const captured = before.part?.capture();
    before.unmount();
    const after = await open(captured && { list: captured });
    expect(after.box()?.scrollTop).toBe(0);
    expect(after.part?.capture()).toEqual(captured);
    after.arrive();
    expect([after.box()?.scrollTop, after.box()?.scrollLeft]).toEqual([480, 20]);
    expect([after.part?.dirty(), after.part?.busy(), after.requested.dirty]).toEqual([false, false, false]);
  });

  test('ignores the captured state of another page', async () => {
    const { part } = await open();
    expect(part?.restore({ schema: 'form/1', state: { top: 480, left: 0 } })).toBe(false);
    expect(part?.restore({ schema: 'list/1', state: { top: 'far' } })).toBe(false);
  });

  test('keeps the column widths, also if the rows that caused them are not visible', async () => {
    const widthOf = (shown: Awaited<ReturnType<typeof open>>) =>
      shown.box()?.querySelector<HTMLElement>('th[data-column]')?.style.width;
    layOut(300);
    const before = await open();
    before.arrive();
    const captured = before.parts.get('widths')?.capture();
    expect(widthOf(before)).toBe('300px');
    before.unmount();
    layOut(280);
    const after = await open(captured && { widths: captured });
    after.arrive();
    expect(widthOf(after)).toBe('300px');
    after.unmount();
    const fresh = await open();
    fresh.arrive();
    expect(widthOf(fresh)).toBe('280px');
  });
});

/** Makes each element report this width. */
function layOut(width: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 40));
  Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect(0, 0, 60, 20) });
}
