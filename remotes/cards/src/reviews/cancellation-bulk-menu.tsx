import { type CancellationDeed, cancellationDeeds } from '@console/contracts/cards';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import { useCan } from '@console/session';
import { Icon, Menu } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click on a deed: most go through them one by one. */
const CancellationBulkDialog = later(() => import('./cancellation-bulk.dialog'));

const askedBulk = { deed: cancellationDeeds };

const icons = { APPROVE: 'check', RESYNC: 'refresh' } as const;

interface CancellationBulkMenuProps {
  look: 'bare' | 'button';
  /** Its job has begun. */
  onBegun: (jobId: string) => void;
}

/** What can be done with all that wait, for who may settle them. */
export function CancellationBulkMenu({ look, onBegun }: CancellationBulkMenuProps) {
  const { t } = useTranslation();
  const bulk = useOpened('bulk', askedBulk);
  const open = (deed: CancellationDeed) => bulk.open({ deed });
  if (!useCan('cards.card.cancel-review')) return null;
  return (
    <>
      <Menu
        align="end"
        look={look}
        label={t('cancellation.bulk')}
        trigger={<Icon name="more" />}
        items={cancellationDeeds.map((deed) => ({
          key: deed,
          label: t(`cancellation.bulk.${deed}`),
          icon: icons[deed],
          onSelect: () => open(deed),
        }))}
      />
      {bulk.show(({ deed }) => (
        <CancellationBulkDialog deed={deed} onBegun={onBegun} onClose={bulk.close} />
      ))}
    </>
  );
}
