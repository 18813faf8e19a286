import { Icon } from '@console/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import css from './palette.module.css';
import { partsOf } from './palette.rules';
import type { PaletteGroup, PaletteItem } from './use-palette-items';

interface PaletteListProps {
  id: string;
  groups: PaletteGroup[];
  current: PaletteItem | undefined;
  query: string;
  onChoose: (item: PaletteItem) => void;
}

/** List of results, grouped under headings. */
export function PaletteList({ id, groups, current, query, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  return (
    <div id={id} className={css.list} role="listbox" aria-label={t('palette.results')}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} role="presentation" className={css.heading}>
            {group.title ?? t(`palette.group.${group.key}`)}
          </div>
          {group.items.map((item) => (
            <Option
              key={item.key}
              id={`${id}-${item.key}`}
              item={item}
              isMarked={item === current}
              query={query}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  isMarked: boolean;
  query: string;
  onChoose: (item: PaletteItem) => void;
}

function Option({ id, item, isMarked, query, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isMarked}
      className={css.option}
      // Prevents the click from moving the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(item)}
    >
      <Icon name={item.icon} />
      <span>
        <Marked text={item.label} query={query} />
      </span>
      {item.hint && (
        <span className={css.hint}>
          <Marked text={item.hint} query={query} />
        </span>
      )}
    </div>
  );
}

/**
 * Text with the matched part highlighted. Each part is an element: translators replace bare text nodes, and React then
 * fails to remove them.
 */
const Marked = ({ text: whole, query }: { text: string; query: string }) =>
  partsOf(whole, query).map(({ text, isHit }, index) =>
    isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
