import { lazyComponent } from '@console/remote-kit';
import { IconButton, useIsNarrow } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../handover/use-dialog';
import type { SavedViews } from './use-saved-views';

/** Loaded on the first click. */
const ColumnsDialog = lazyComponent(() => import('./columns.dialog'));

/** Buttons for columns and row density; hidden on a phone, where neither applies. */
export function TableTools({ views }: { views: SavedViews }) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const dialog = useDialog('columns', {});
  const { layout, changeLayout } = views;
  const isCompact = layout.density === 'COMPACT';
  if (isNarrow) return null;
  return (
    <>
      <IconButton size="small" icon="columns" label={t('kit.columns')} onClick={() => dialog.open({})} />
      <IconButton
        size="small"
        icon="density"
        label={t('kit.compact')}
        aria-pressed={isCompact}
        onClick={() => changeLayout({ ...layout, density: isCompact ? 'COMFORTABLE' : 'COMPACT' })}
      />
      {dialog.show(() => (
        <ColumnsDialog views={views} onClose={dialog.close} />
      ))}
    </>
  );
}
