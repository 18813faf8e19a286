import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Icon, IconButton, keyHandler, type KeyPress } from '@console/ui';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from './menu-groups.rules';
import type { FlatEntry } from './menus';
import css from './pins.module.css';

interface PinnedListProps {
  pinned: FlatEntry[];
  onChange: (pinned: FlatEntry[]) => void;
}

/** The pinned menus in their order: sorted by dragging a row, or by arrow keys on its handle. */
export function PinnedList({ pinned, onChange }: PinnedListProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const nameOf = (entry: FlatEntry) => entry.names[languageOf(currentLocale())];

  const move = (from: number, to: number) => {
    const next = moved(pinned, from, to);
    const entry = pinned[from];
    onChange(next);
    if (entry) setNews(t('pins.moved', { name: nameOf(entry), place: next.indexOf(entry) + 1 }));
  };
  const moveByKey = (event: KeyPress, from: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Home: -pinned.length, End: pinned.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(from, from + step);
  };
  const moveByDrag = (event: DragEvent, over: number) => {
    event.preventDefault();
    if (dragged === null || dragged === over) return;
    move(dragged, over);
    setDragged(over);
  };

  return (
    <section>
      <p className={css.hint}>{pinned.length > 0 ? t('pins.hint') : t('pins.none')}</p>
      <ul className={css.list} aria-label={t('menu.pinned')}>
        {pinned.map((entry, index) => (
          <li
            key={entry.menuId}
            className={css.row}
            data-dragged={dragged === index}
            draggable
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => moveByDrag(event, index)}
            onDrop={(event) => moveByDrag(event, index)}
            onDragEnd={() => setDragged(null)}
          >
            <button
              type="button"
              className={css.handle}
              aria-label={t('pins.sort', { name: nameOf(entry) })}
              onKeyDown={keyHandler((event) => moveByKey(event, index))}
            >
              <Icon name="menu" />
            </button>
            <span className={css.name}>{nameOf(entry)}</span>
            <IconButton
              size="small"
              icon="close"
              label={t('pins.unpin', { name: nameOf(entry) })}
              onClick={() => onChange(pinned.filter((one) => one !== entry))}
            />
          </li>
        ))}
      </ul>
      <p className={css.news} role="status">
        {news}
      </p>
    </section>
  );
}
