import { Icon, isComposingIn, Kbd, keyHandler } from '@console/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestFirst, findIn } from './palette.rules';
import css from './palette.module.css';
import { PaletteList } from './palette-list';
import { commandKey } from './shortcuts.rules';
import { isFound, useFoundRecords } from './use-found-records';
import { useNumberGroup } from './use-number-item';
import { usePaletteGroups, type PaletteItem } from './use-palette-items';

/** Dialog that finds pages, actions and recent records by a few letters: a combobox whose focus stays in the field. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const [query, setQuery] = useState('');
  // The marked item is stored by key, so that results that arrive later do not change the mark.
  const [marked, setMarked] = useState<string | null>(null);
  const dialog = useDialog();
  const { groups, ...found } = useGroups(query);
  const items = groups.flatMap((group) => group.items);
  const current = items.find(({ key }) => key === marked) ?? items[0];

  const choose = (item: PaletteItem | undefined, inNewTab = false) => {
    if (!item) return;
    onClose();
    if (inNewTab && item.href) window.open(item.href, '_blank', 'noopener');
    else item.choose();
  };
  const waitFor = useEnter({ query, isSearching: found.isSearching, onDone: () => choose(current) });
  const onKeyDown = keyHandler((event) => {
    const target = nextOf(event.key, current ? items.indexOf(current) : 0, items.length);
    if (target === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (target !== null) setMarked(items[target]?.key ?? null);
    // A better match may still arrive, unless the user selected this one with an arrow key.
    else if (!current || (found.isSearching && marked === null && isFound(current))) waitFor();
    else choose(current, event.ctrlKey || event.metaKey);
  });
  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('palette.open')}
      onCancel={(event) => {
        event.preventDefault();
        if (!isComposingIn(event.currentTarget)) onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.field}>
        <Icon name="search" />
        <input
          className={css.input}
          role="combobox"
          aria-label={t('palette.open')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${current.key}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('palette.open')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setMarked(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd keys={['Esc']} />
      </div>
      <PaletteList id={listId} groups={groups} current={current} query={query} onChoose={(item) => choose(item)} />
      <Outcome count={items.length} query={query} isSearching={found.isSearching} />
      <Failed names={found.failed} />
      {found.searches}
      <Keys />
    </dialog>
  );
}

/** Returns the groups of results, the best match first. */
function useGroups(query: string) {
  const { groups: records, ...found } = useFoundRecords(query);
  const number = useNumberGroup(query);
  const own = usePaletteGroups()
    // Not deferred: Enter right after the last letter must choose from the results for the whole query.
    .map((group) => ({ ...group, items: findIn(group.items, query) }));
  const groups = [number, ...own, ...records].filter(({ items }) => items.length > 0);
  return { ...found, groups: bestFirst(groups, query) };
}

interface EnterOptions {
  query: string;
  isSearching: boolean;
  onDone: () => void;
}

/** Defers Enter until the searches for the current query have responded. */
function useEnter({ query, isSearching, onDone }: EnterOptions): () => void {
  const [entered, setEntered] = useState<string | null>(null);
  const done = useEffectEvent(onDone);
  const isDue = entered === query && !isSearching;
  useEffect(() => {
    if (isDue) done();
  }, [isDue]);
  return () => setEntered(isSearching ? query : null);
}

function Keys() {
  const { t } = useTranslation();
  return (
    <footer className={css.foot}>
      <Kbd keys={['↑', '↓']} /> {t('palette.move')}
      <Kbd keys={['↵']} /> {t('palette.choose')}
      <Kbd keys={[commandKey(navigator.platform), '↵']} /> {t('palette.choose-new')}
    </footer>
  );
}

/** Names the searches that failed, so that a failure is not mistaken for an empty result. */
function Failed({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  return (
    names.length > 0 && (
      <p className={css.failed} role="status">
        {t('palette.failed', { names: names.join(', ') })}
      </p>
    )
  );
}

function Outcome({ count, query, isSearching }: { count: number; query: string; isSearching: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={count > 0 ? css.count : css.empty} role="status">
      {count > 0 ? t('palette.count', { count }) : t(isSearching ? 'palette.searching' : 'palette.empty', { query })}
    </p>
  );
}

/** Opens the dialog as a modal with the focus in the field, and returns the focus to the opener on close. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
}

/** Returns the next index for an arrow key, wrapping around; null if there are no results. */
function nextOf(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  return null;
}
