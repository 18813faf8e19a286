import { type CardholderDetail, readCardholder, readCardholderHistory } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { AuditHistoryLink, useDicts, useLocalText, ViewPage } from '@console/screens';
import { useCan } from '@console/session';
import { Badge, RowActionButtons, PageHeader } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { HolderCards } from './holder-cards';
import { holderDicts } from './holder-dicts';
import { HolderFacts } from './holder-facts';
import { HolderHistory } from './holder-history';
import { listHref } from './holder-pages';
import { HolderStatusBadge } from './holder-state';
import { useHolderActions } from './use-holder-actions';

export default function CardholderView() {
  const seesCards = useCan('cards.card.view');
  return (
    <ViewPage
      ns="holder"
      read={readCardholder}
      history={readCardholderHistory}
      kind="cardholder"
      nameOf={({ name }) => name}
      head={({ record, reload }) => <HolderHead holder={record} onChanged={reload} />}
      side={({ record, history, reload }) => (
        <>
          <HolderFacts holder={record} onShown={() => history.reload({ background: true })} onChanged={reload} />
          <AuditHistoryLink kind="cardholder" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          {seesCards && <HolderCards holder={record} />}
          <HolderHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}

function HolderHead({ holder, onChanged }: { holder: CardholderDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  const textOf = useLocalText();
  const { navigate } = useShell();
  const { actionsOf, dialog } = useHolderActions(onChanged, () => navigate(listHref, { replace: true }));
  return (
    <>
      <PageHeader
        title={<bdi>{holder.name}</bdi>}
        extra={
          <>
            <HolderStatusBadge holder={holder} label={label} />
            {holder.isDefault && <Badge>{t('holder.default')}</Badge>}
          </>
        }
        description={<bdi>{textOf(holder.merchant.name)}</bdi>}
      >
        <RowActionButtons actions={actionsOf(holder)} />
      </PageHeader>
      {dialog}
    </>
  );
}
