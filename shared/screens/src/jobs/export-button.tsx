import { Button } from '@console/ui';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type Dialog from './export.dialog';
import type { ExportDialogProps } from './export.dialog';

// Loaded with the first click: most visits of a list never need it. Behind lazy() a component forgets its type
// parameters, which only tie its props to each other.
const ExportDialog = lazy(() => import('./export.dialog')) as unknown as typeof Dialog;

interface ExportButtonProps<Counted, Started> extends Omit<ExportDialogProps<Counted, Started>, 'onClose'> {
  size?: 'normal' | 'small';
}

/** The way to a file of what a list shows. */
export function ExportButton<Counted, Started>({ size = 'normal', ...about }: ExportButtonProps<Counted, Started>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* As a transition: a fallback that was shown once would stay for 300 ms. */}
      <Button size={size} icon="download" onClick={() => startTransition(() => setOpen(true))}>
        {t('kit.export')}
      </Button>
      <Suspense fallback={null}>{isOpen && <ExportDialog {...about} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
