import { type CancellationAction, cancellationActions } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import { useCan } from '@console/session';
import { Icon, Menu } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Loaded with the first bulk action: most reviewers decide one case at a time. */
const CancellationBulkDialog = lazyComponent(() => import('./cancellation-bulk.dialog'));

const bulkDialogShape = { action: cancellationActions };

const icons = { APPROVE: 'check', RESYNC: 'refresh' } as const;

interface CancellationBulkMenuProps {
  layout: 'bare' | 'button';
  /** Called after the job has started. */
  onBegun: (jobId: string) => void;
}

/** Bulk actions on pending cancellations, for users who may decide them. */
export function CancellationBulkMenu({ layout, onBegun }: CancellationBulkMenuProps) {
  const { t } = useTranslation();
  const bulk = useDialog('bulk', bulkDialogShape);
  const open = (action: CancellationAction) => bulk.open({ action });
  if (!useCan('cards.card.cancel-review')) return null;
  return (
    <>
      <Menu
        align="end"
        look={layout}
        label={t('cancellation.bulk')}
        trigger={<Icon name="more" />}
        items={cancellationActions.map((action) => ({
          key: action,
          label: t(`cancellation.bulk.${action}`),
          icon: icons[action],
          onSelect: () => open(action),
        }))}
      />
      {bulk.show(({ action }) => (
        <CancellationBulkDialog action={action} onBegun={onBegun} onClose={bulk.close} />
      ))}
    </>
  );
}
