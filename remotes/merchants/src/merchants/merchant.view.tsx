import { type MerchantDetail, readMerchant, readMerchantHistory } from '@console/contracts/merchants';
import { AuditHistoryLink, RecordHistory, useDicts, useLocalText, ViewPage } from '@console/screens';
import { Badge, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ApiKeySummary } from '../api-keys/api-key-summary';
import { MerchantBank } from './merchant-bank';
import { merchantActions } from './merchant-actions';
import { MerchantContactFacts, MerchantFacts, MerchantRegistrationFacts } from './merchant-facts';
import { MerchantFigures } from './merchant-figures';
import { MerchantNotices } from './merchant-notices';
import { merchantDicts, merchantStatus } from './merchant-status';

export default function MerchantView() {
  const { t } = useTranslation();
  const { label } = useDicts(merchantDicts);
  const textOf = useLocalText();
  return (
    <ViewPage
      ns="merchant"
      failed="merchant.oneFailed"
      read={readMerchant}
      history={readMerchantHistory}
      kind="merchant"
      nameOf={({ name }: MerchantDetail) => textOf(name)}
      badges={({ record }) => (
        <>
          <StatusBadge {...merchantStatus(record.status, label)} />
          {record.isChangeInReview && <Badge>{t('merchant.changeInReview')}</Badge>}
        </>
      )}
      description={({ record }) => record.merchantNo}
      actions={merchantActions}
      side={({ record }) => (
        <>
          <MerchantFacts merchant={record} />
          <MerchantContactFacts merchant={record} />
          <MerchantRegistrationFacts merchant={record} />
          <AuditHistoryLink kind="merchant" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          <MerchantNotices merchant={record} />
          <MerchantFigures merchant={record} />
          <MerchantBank merchant={record} onShown={() => history.reload({ background: true })} />
          <ApiKeySummary merchantId={record.id} />
          <RecordHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}
