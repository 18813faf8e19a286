import type { OutputOf } from '@console/contracts';
import { type ListLayout, listViews, type SavedView, type ViewContent } from '@console/contracts/views';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRecord } from '../wire/use-record';
import { type ListAddress, writeAddress } from '../lists/list-query.rules';
import { type ColumnRegistry, columnRegistry } from './column-registry';
import { defaultLayout, readLayout, writeLayout } from './layout.rules';
import { useOwnLayout } from './use-own-layout';
import { addressOf, contentOf, isBare, isModified, noView, settled, stateOf, type Taking } from './view.rules';

/** Saved views of a list, and its layout. */
export interface SavedViews {
  /** Path of the list call. */
  list: string;
  /** Undefined until it is loaded; the list works without it. */
  record: OutputOf<typeof listViews> | undefined;
  current: SavedView | undefined;
  /** Whether the list differs from its view. */
  isModified: boolean;
  /** `gone`: the view in the address does not exist. `partly`: a part of it no longer exists. */
  lack: 'gone' | 'partly' | null;
  /** Whether the initial view is still unknown, so that loading rows would show those of another view. */
  isWaiting: boolean;
  layout: ListLayout;
  changeLayout: (layout: ListLayout) => void;
  /** Content that would be saved now. */
  content: ViewContent;
  /** Shows a view as it was saved; null shows all rows in the user's layout. */
  show: (view: SavedView | null) => void;
  /** Leaves the view without changing the shown rows. */
  leave: () => void;
  /** Uses a view from the server's response before the list of views is reloaded. */
  adopt: (view: SavedView | null) => void;
  reload: () => void;
  columns: ColumnRegistry;
}

interface Options {
  list: string;
  taking: Taking;
  address: ListAddress;
  search: URLSearchParams;
  setSearch: (next: URLSearchParams, options: { replace: boolean }) => void;
}

/**
 * Reads the view from the address. The address contains its id and its content, so that a link also works for users
 * without access to the view.
 */
export function useSavedViews({ list, taking, address, search, setSearch }: Options): SavedViews {
  const { result, reload: ask } = useRecord(listViews, { list });
  const [fresh, adopt] = useState<SavedView | null>(null);
  const record = useMemo(() => result.data && withFresh(result.data, fresh), [result.data, fresh]);
  const reload = () => ask({ background: true });
  const [columns] = useState(columnRegistry);
  const own = useOwnLayout({ list, stored: record?.look ?? null, onStored: reload });

  const named = search.get('view');
  const isShort = isBare(search, taking.kinds);
  const current = record?.views.find(({ id }) => id === named);
  const first = named === null ? record?.views.find(({ id }) => id === record.defaultId) : current;
  const toShow = isShort ? first : undefined;
  const usual = current?.content.look ?? own.layout ?? defaultLayout;
  const layout = { ...usual, ...readLayout(search) };
  const content = contentOf(address, layout);

  const go = (view: SavedView, replace: boolean) =>
    setSearch(addressOf(search, view, { pageSize: address.pageSize, taking }), { replace });
  const onShort = useEffectEvent((view: SavedView) => go(view, true));
  useEffect(() => {
    if (toShow) onShort(toShow);
  }, [toShow]);

  const show = (view: SavedView | null) => {
    if (view) return go(view, false);
    const nothing = { page: 1, pageSize: address.pageSize, sort: undefined, keyword: '', filters: {} };
    const plain = writeAddress(search, nothing, taking.kinds);
    for (const name of ['cols', 'density', 'view']) plain.delete(name);
    if (record?.defaultId) plain.set('view', noView);
    setSearch(plain, { replace: false });
  };
  const changeLayout = (next: ListLayout) => {
    if (!current) return void own.keep(next);
    const changed = new URLSearchParams(search);
    writeLayout(changed, next, usual);
    setSearch(settled(changed, taking.kinds), { replace: true });
  };
  const leave = () => {
    const left = new URLSearchParams(search);
    left.delete('view');
    setSearch(left, { replace: true });
  };
  return {
    list,
    record,
    current,
    isModified: current !== undefined && isModified(current, content, taking),
    lack: lackOf({ record, named, current, taking }),
    isWaiting: (result.at === 'loading' && record === undefined) || toShow !== undefined,
    layout,
    changeLayout,
    content,
    show,
    leave,
    adopt,
    reload,
    columns,
  };
}

function withFresh<Stored extends { views: SavedView[] }>(record: Stored, fresh: SavedView | null): Stored {
  const announced = record.views.find(({ id }) => id === fresh?.id);
  if (!fresh || (announced && announced.version >= fresh.version)) return record;
  return { ...record, views: [...record.views.filter((view) => view !== announced), fresh] };
}

interface ViewState extends Pick<SavedViews, 'record' | 'current'> {
  named: string | null;
  taking: Taking;
}

function lackOf({ record, named, current, taking }: ViewState): SavedViews['lack'] {
  if (current) return stateOf(current.content, taking).isWhole ? null : 'partly';
  return record !== undefined && named !== null && named !== noView ? 'gone' : null;
}
