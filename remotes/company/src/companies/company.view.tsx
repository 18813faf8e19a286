import { type CompanyDetail, readCompany, readCompanyHistory } from '@console/contracts/company';
import { AuditHistoryLink, RecordHistory, useDicts, useLocalText, ViewPage } from '@console/screens';
import { Badge, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { companyActions } from './company-actions';
import { CompanyBank } from './company-bank';
import { CompanyBrand } from './company-brand';
import { CompanyDetails } from './company-details';
import { CompanyFigures } from './company-figures';
import { CompanyNotices } from './company-notices';
import { CompanyProducts } from './company-products';
import { companyDicts, companyStatus } from './company-status';

export default function CompanyView() {
  const { t } = useTranslation();
  const { label } = useDicts(companyDicts);
  const textOf = useLocalText();
  return (
    <ViewPage
      ns="company"
      failed="company.oneFailed"
      read={readCompany}
      history={readCompanyHistory}
      kind="company"
      nameOf={({ name }: CompanyDetail) => textOf(name)}
      badges={({ record }) => (
        <>
          <StatusBadge {...companyStatus(record.status, label)} />
          {record.isPlatform && <Badge tone="info">{t('company.platform')}</Badge>}
          {record.isChangeInReview && <Badge>{t('company.changeInReview')}</Badge>}
        </>
      )}
      description={({ record }) => record.companyNo}
      actions={companyActions}
      side={({ record }) => (
        <>
          <CompanyDetails company={record} />
          <AuditHistoryLink kind="company" id={record.id} />
        </>
      )}
    >
      {({ record, history, reload, turn }) => (
        <>
          <CompanyNotices company={record} />
          <CompanyFigures company={record} turn={turn} onChanged={reload} />
          <CompanyBrand company={record} />
          <CompanyProducts company={record} />
          <CompanyBank company={record} onShown={() => history.reload({ background: true })} />
          <RecordHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}
