import { readCardholder, readCardholderHistory } from '@console/contracts/cards';
import { AuditHistoryLink, useDicts, useLocalText, ViewPage } from '@console/screens';
import { useCan } from '@console/session';
import { Badge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { holderActions } from './holder-actions';
import { HolderCards } from './holder-cards';
import { holderDicts } from './holder-dicts';
import { HolderFacts } from './holder-facts';
import { HolderHistory } from './holder-history';
import { HolderStatusBadge } from './holder-state';

export default function CardholderView() {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  const textOf = useLocalText();
  const seesCards = useCan('cards.card.view');
  return (
    <ViewPage
      ns="holder"
      read={readCardholder}
      history={readCardholderHistory}
      kind="cardholder"
      nameOf={({ name }) => name}
      actions={holderActions}
      badges={({ record }) => (
        <>
          <HolderStatusBadge holder={record} label={label} />
          {record.isDefault && <Badge>{t('holder.default')}</Badge>}
        </>
      )}
      description={({ record }) => <bdi>{textOf(record.merchant.name)}</bdi>}
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
