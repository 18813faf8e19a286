import { Icon, Kbd } from '@console/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findIn } from './palette.rules';
import css from './palette.module.css';
import { PaletteList } from './palette-list';
import { useFoundRecords } from './use-found-records';
import { usePaletteGroups, type PaletteItem } from './use-palette-items';

/** Pages, actions and recent places by a few letters: a combobox whose focus never leaves the field. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const [query, setQuery] = useState('');
  // What is found later leaves the mark where it is.
  const [marked, setMarked] = useState<string | null>(null);
  const dialog = useDialog();
  const found = useFoundRecords(query);
  const own = usePaletteGroups()
    // Never deferred: Enter right after the last letter chooses from what is found for all of them.
    .map((group) => ({ ...group, items: findIn(group.items, query) }));
  const groups = [...own, ...found.groups].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const current = items.find(({ key }) => key === marked) ?? items[0];

  const choose = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    item.choose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows belong to the input method until it is done.
    if (event.nativeEvent.isComposing) return;
    const target = nextOf(event.key, current ? items.indexOf(current) : 0, items.length);
    if (target === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (target === null) choose(current);
    else setMarked(items[target]?.key ?? null);
  };

  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('palette.open')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
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
      <PaletteList id={listId} groups={groups} current={current} query={query} onChoose={choose} />
      <Outcome count={items.length} isSearching={found.isSearching} />
      {found.searches}
      <footer className={css.foot}>
        <Kbd keys={['↑', '↓']} /> {t('palette.move')}
        <Kbd keys={['↵']} /> {t('palette.choose')}
      </footer>
    </dialog>
  );
}

function Outcome({ count, isSearching }: { count: number; isSearching: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={count > 0 ? css.count : css.empty} role="status">
      {count > 0 ? t('palette.count', { count }) : t(isSearching ? 'palette.searching' : 'palette.empty')}
    </p>
  );
}

/** Modal, with the focus in the field; given back to the opener when it is gone. */
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

/** Arrows go around; without results there is nowhere to go. */
function nextOf(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  return null;
}
