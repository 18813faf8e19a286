import { type CardholderDetail, readCardholder, readCardholderHistory } from '@console/contracts/cards';
import { useShell, usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, Related, useDicts, useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Badge, RowActionButtons, Empty, PageBody, PageHeader, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { HolderCards } from './holder-cards';
import { holderDicts } from './holder-dicts';
import { HolderFacts } from './holder-facts';
import { HolderHistory } from './holder-history';
import { listHref } from './holder-pages';
import { HolderStatusBadge } from './holder-state';
import { useHolderActions } from './use-holder-actions';

export default function CardholderView() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty title={t('holder.noId')} />;
  return <HolderPage key={id} id={id} />;
}

function HolderPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardholder, { id });
  const history = useRecord(readCardholderHistory, { id });
  const seesCards = useCan('cards.card.view');
  const holder = result.data;
  usePageTitle(holder && { name: holder.name });
  const reloadAll = () => {
    reload({ background: true });
    history.reload({ background: true });
  };
  if (result.at === 'failed' && !holder)
    return <CallFailed title={t('holder.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!holder)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return (
    <PageBody
      head={<HolderHead holder={holder} onChanged={reloadAll} />}
      side={
        <>
          <HolderFacts holder={holder} onShown={() => history.reload({ background: true })} onChanged={reloadAll} />
          <Related kind="cardholder" id={id} />
        </>
      }
    >
      {seesCards && <HolderCards id={id} />}
      <HolderHistory query={history} />
    </PageBody>
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
