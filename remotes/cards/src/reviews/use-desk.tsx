import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first queue: most visits only look. */
const DeskDialog = later(() => import('./desk.dialog'));

const nothing = {};

/** Going through the queue, for who may settle it. */
export function useDesk(onChanged: () => void): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation();
  const desk = useOpened('desk', nothing);
  const maySettle = useCan('cards.card.cancel-review');
  const button = maySettle && (
    <Button variant="primary" onClick={() => desk.open({})}>
      {t('desk.start')}
    </Button>
  );
  const dialog = desk.show(() => <DeskDialog onChanged={onChanged} onClose={desk.close} />);
  return { button, dialog };
}
