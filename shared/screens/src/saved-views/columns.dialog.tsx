import type { ColumnLayout } from '@console/contracts/views';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnRow } from './column-row';
import { arranged, moved, pinnedFirst, remembered } from './layout.rules';
import { useColumnMoves } from './use-column-moves';
import type { SavedViews } from './use-saved-views';
import classes from './views.module.css';

interface ColumnsDialogProps {
  views: SavedViews;
  onClose: () => void;
}

/** Selection, order and width of a list's columns; each change is visible in the table immediately. */
export default function ColumnsDialog({ views, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation();
  const { layout, changeLayout, columns: registry } = views;
  const columns = useSyncExternalStore(registry.subscribe, registry.read);
  const arrangement = pinnedFirst(arranged(columns, layout));
  const change = (next: ColumnLayout[]) => changeLayout({ ...layout, columns: remembered(columns, next) });
  const put = (key: string, part: Partial<ColumnLayout>) =>
    change(arrangement.map((column) => (column.key === key ? { ...column, ...part } : column)));
  const { announced, step, dragOf } = useColumnMoves((key, to) => change(moved(arrangement, key, to)));
  const shownCount = arrangement.filter(({ isShown }) => isShown).length;
  const actions = (
    <>
      <Button disabled={layout.columns.length === 0} onClick={() => changeLayout({ ...layout, columns: [] })}>
        {t('kit.columns.reset')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('kit.done')}
      </Button>
    </>
  );
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  return (
    <Dialog open dock="right" title={t('kit.columns')} onClose={onClose} actions={actions}>
      <ol className={classes.columns} aria-label={t('kit.columns')}>
        {arrangement.map((column, index) => (
          <ColumnRow
            key={column.key}
            title={titleOf(column.key)}
            column={column}
            usualWidth={columns.find(({ key }) => key === column.key)?.width}
            isLastShown={column.isShown && shownCount === 1}
            onChange={(part) => put(column.key, part)}
            drag={dragOf(column.key, index)}
            onUp={index > 0 ? () => step(column.key, index - 1) : undefined}
            onDown={index < arrangement.length - 1 ? () => step(column.key, index + 1) : undefined}
          />
        ))}
      </ol>
      <output className={classes.hidden}>
        {announced && t('kit.columns.moved', { title: titleOf(announced.key), place: announced.place })}
      </output>
    </Dialog>
  );
}
