import { readLimitMerchant } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, useRecord } from '@console/screens';
import { Empty, PageBody, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { LimitMerchantChoice } from './limit-merchant-choice';
import { OwnLimitsForm } from './own-limits-form';

/** Stricter limits of the merchant in the address. */
export default function LimitMerchantForm() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [id, merchantId] = [search.get('id'), search.get('merchantId')];
  if (!id) return <Empty picture="choice" title={t('limit.noId')} />;
  const choose = (chosen: string) => setSearch(new URLSearchParams({ id, merchantId: chosen }), { replace: true });
  if (!merchantId) return <LimitMerchantChoice id={id} onChoose={choose} />;
  return <MerchantOfRule key={`${id} ${merchantId}`} id={id} merchantId={merchantId} />;
}

function MerchantOfRule({ id, merchantId }: { id: string; merchantId: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readLimitMerchant, { id, merchantId });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('limit.own.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={6} />
      </PageBody>
    );
  return <OwnLimitsForm record={result.data} />;
}
