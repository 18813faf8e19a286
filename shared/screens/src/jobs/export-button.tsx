import { lazyComponent } from '@console/remote-kit';
import { Button } from '@console/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../handover/use-dialog';
import { applyLayout } from '../views/layout.rules';
import type { Views } from '../views/use-views';
import type Dialog from './export.dialog';
import type { ExportDialogProps } from './export.dialog';

// Loaded with the first click: most visits of a list never need it. Behind later() a component forgets its type
// parameters, which only tie its props to each other.
const ExportDialog = lazyComponent(() => import('./export.dialog')) as unknown as typeof Dialog;

interface ExportButtonProps<Counted, Started> extends Omit<ExportDialogProps<Counted, Started>, 'onClose' | 'seen'> {
  size?: 'normal' | 'small';
  /** How the list looks, whose columns the file can have. */
  views: Pick<Views, 'layout' | 'columns'>;
}

/** The way to a file of what a list shows. */
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
