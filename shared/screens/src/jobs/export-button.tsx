import { lazyComponent } from '@console/remote-kit';
import { Button } from '@console/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../handover/use-dialog';
import { applyLayout } from '../saved-views/layout.rules';
import type { SavedViews } from '../saved-views/use-saved-views';
import type Dialog from './export.dialog';
import type { ExportDialogProps } from './export.dialog';

// Loaded with the first click, because most visits of a list do not export. `lazyComponent` loses the type parameters,
// which only relate the props to each other.
const ExportDialog = lazyComponent(() => import('./export.dialog')) as unknown as typeof Dialog;

interface ExportButtonProps<Counted, Started> extends Omit<ExportDialogProps<Counted, Started>, 'onClose' | 'seen'> {
  size?: 'normal' | 'small';
  /** Columns of the list, which the file can have. */
  views: Pick<SavedViews, 'layout' | 'columns'>;
}

/** Button that opens the export dialog of a list. */
export function ExportButton<Counted, Started>({
  size = 'normal',
  views: { layout, columns },
  ...about
}: ExportButtonProps<Counted, Started>) {
  const { t } = useTranslation();
  const dialog = useDialog('export', {});
  const registered = useSyncExternalStore(columns.subscribe, columns.read);
  const seen = applyLayout([...registered], layout).map(({ key }) => key);
  return (
    <>
      <Button size={size} icon="download" onClick={() => dialog.open({})}>
        {t('kit.export')}
      </Button>
      {dialog.show(() => (
        <ExportDialog {...about} seen={seen} onClose={dialog.close} />
      ))}
    </>
  );
}
