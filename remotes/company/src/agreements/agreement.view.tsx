import { type AgreementDetail, readAgreement, readAgreementHistory } from '@console/contracts/company';
import { formatDateTime } from '@console/i18n';
import { AuditHistoryLink, RecordHistory, useDicts, useLocalText, useShown, ViewPage } from '@console/screens';
import { Badge, CopyText, Facts, StatusBadge, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { AcceptanceList } from './acceptance.list';
import { agreementActions } from './agreement-actions';
import { agreementDicts, agreementStatus } from './agreement-columns';
import { AgreementComparison } from './agreement-comparison';
import { AgreementText } from './agreement-text';

/** A version, read-only: its text, its acceptances, the comparison with another version, and its history. */
export function AgreementView() {
  const { t } = useTranslation();
  const { label } = useDicts(agreementDicts);
  const textOf = useLocalText();
  return (
    <ViewPage
      ns="agreement"
      failed="agreement.oneFailed"
      read={readAgreement}
      history={readAgreementHistory}
      kind="agreement"
      nameOf={({ type, versionNo }) => t('agreement.name', { type: label('agreement_type', type), no: versionNo })}
      description={({ record }) => textOf(record.title)}
      badges={({ record: { status, isScheduled } }) => (
        <>
          <StatusBadge {...agreementStatus(status, label)} />
          {isScheduled && <Badge tone="info">{t('agreement.scheduled')}</Badge>}
        </>
      )}
      actions={agreementActions}
      side={({ record }) => (
        <>
          <AgreementFacts record={record} />
          <AuditHistoryLink kind="agreement" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          <AgreementText title={t('agreement.english')} language="en_US" record={record} />
          <AgreementText title={t('agreement.chinese')} language="zh_CN" record={record} />
          <AgreementComparison record={record} />
          {record.status !== 'DRAFT' && <AcceptanceList agreementId={record.id} />}
          <RecordHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}

function AgreementFacts({ record }: { record: AgreementDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(agreementDicts);
  const shown = useShown();
  const { id, type, versionNo, effectiveFrom, acceptanceRequired, acceptances, publishedAt } = record;
  const at = (instant: string | null) => (instant === null ? '–' : formatDateTime(instant, shown.zone));
  return (
    <Surface title={t('agreement.facts')}>
      <Facts
        items={[
          { label: t('agreement.type'), value: label('agreement_type', type) },
          { label: t('agreement.versionNo'), value: versionNo },
          { label: t('agreement.effectiveFrom'), value: effectiveFrom ?? '–' },
          { label: t('agreement.acceptanceRequired'), value: t(acceptanceRequired ? 'agreement.yes' : 'agreement.no') },
          { label: t('agreement.acceptances'), value: acceptances },
          { label: t('agreement.publishedAt'), value: at(publishedAt) },
          { label: t('agreement.createdAt'), value: at(record.createdAt) },
          { label: t('agreement.createdBy'), value: record.createdBy },
          { label: t('agreement.updatedAt'), value: at(record.updatedAt) },
          { label: t('agreement.updatedBy'), value: record.updatedBy },
          { label: t('agreement.id'), value: <CopyText text={id} /> },
        ]}
      />
    </Surface>
  );
}
