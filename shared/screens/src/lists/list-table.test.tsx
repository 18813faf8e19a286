import type { ListResult } from '@console/contracts';
import type { Captured } from '@console/remote-kit';
import { renderScreen } from '@console/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ListTable } from './list-table';
import { columnRegistry } from '../views/column-registry';
import { defaultLayout } from '../views/layout.rules';
import type { Views } from '../views/use-views';
import type { List } from './use-list';

interface Row {
  id: string;
}

const noTexts = async () => ({ default: {} });
const texts = { 'en-US': noTexts, 'zh-CN': noTexts };
const labels = { label: 'Cards', failed: 'Failed', none: 'None', noMatch: 'No match' };
const address = { page: 1, pageSize: 20, sort: undefined, keyword: '', filters: {} } as const;
const nothing = () => undefined;
const views: Views = {
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

/** A list whose rows come when the test lets them. */
async function open(waiting?: Captured) {
  let arrive: () => void = () => undefined;
  function ListPage() {
    const [result, setAnswer] = useState<List<Row>['result']>({ at: 'loading', data: undefined });
    arrive = () => setAnswer({ at: 'ready', data: rows });
    const rest = { isFiltered: false, isRow: () => true, query: {}, views };
    const list = { result, address, reload: nothing, change: nothing, clear: nothing, ...rest };
    return (
      <ListTable list={list} labels={labels} columns={[{ key: 'id', title: 'Id', render: ({ id }: Row) => id }]} />
    );
  }
  const shown = await renderScreen(ListPage, {
    at: '/main/page',
    texts,
    ...(waiting && { waiting: { list: waiting } }),
  });
  const part = shown.parts.get('list');
  const box = () => screen.getByRole('table').parentElement;
  return { ...shown, part, box, arrive: () => act(() => arrive()) };
}

describe('a list that is handed over', () => {
  test('is scrolled to where it was once its rows are there', async () => {
    const before = await open();
    before.arrive();
    Object.assign(before.box() ?? {}, { scrollTop: 480, scrollLeft: 20 });
    const captured = before.part?.capture();
    before.unmount();
    const after = await open(captured);
    expect(after.box()?.scrollTop).toBe(0);
    expect(after.part?.capture()).toEqual(captured);
    after.arrive();
    expect([after.box()?.scrollTop, after.box()?.scrollLeft]).toEqual([480, 20]);
    expect([after.part?.dirty(), after.part?.busy(), after.requested.dirty]).toEqual([false, false, false]);
  });

  test('takes over nothing that is not of a list', async () => {
    const { part } = await open();
    expect(part?.restore({ schema: 'form/1', state: { top: 480, left: 0 } })).toBe(false);
    expect(part?.restore({ schema: 'list/1', state: { top: 'far' } })).toBe(false);
  });
});
