import { listSendAttempts, readSendRecord, type SendRecordDetail } from '@console/contracts/send-records';
import { useShell } from '@console/remote-kit';
import { AuditHistoryLink, useDicts, ViewPage } from '@console/screens';
import { Empty, Notice, PageHeader, RowActionButtons, StatusBadge, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './send-record.module.css';
import { SendAttempts } from './send-attempts';
import { sendRecordDicts, sendStateOf } from './send-record-columns';
import { SendRecordFacts } from './send-record-facts';
import { sendRecordHref } from './send-record-pages';
import { useResend } from './use-resend';

/** One e-mail: what it said, without what would let somebody in, and how each attempt went. */
export default function SendRecordView() {
  return (
    <ViewPage
      ns="sendRecord"
      failed="sendRecord.oneFailed"
      read={readSendRecord}
      history={listSendAttempts}
      kind="mail"
      nameOf={({ subject }) => subject}
      head={({ record, reload }) => <SendRecordHead record={record} onChanged={reload} />}
      side={({ record }) => (
        <>
          <SendRecordFacts record={record} />
          <AuditHistoryLink kind="mail" id={record.id} />
        </>
      )}
    >
      {({ record, history }) => (
        <>
          <SendRecordBody record={record} />
          <SendAttempts query={history} />
        </>
      )}
    </ViewPage>
  );
}

function SendRecordHead({ record, onChanged }: { record: SendRecordDetail; onChanged: () => void }) {
  const { label } = useDicts(sendRecordDicts);
  const { navigate } = useShell();
  const { actionsOf, dialog } = useResend(({ id }) => navigate(sendRecordHref(id)), onChanged);
  return (
    <>
      <PageHeader
        title={<bdi>{record.subject}</bdi>}
        extra={<StatusBadge {...sendStateOf(record.state, label)} />}
        description={<bdi>{record.to}</bdi>}
      >
        <RowActionButtons actions={actionsOf(record)} />
      </PageHeader>
      {dialog}
    </>
  );
}

function SendRecordBody({ record: { body, hidesSecret } }: { record: SendRecordDetail }) {
  const { t } = useTranslation();
  return (
    <Surface title={t('sendRecord.body')}>
      {hidesSecret && body !== null && <Notice>{t('sendRecord.hidesSecret')}</Notice>}
      {body === null ? (
        <Empty picture="history" title={t('sendRecord.noBody')} />
      ) : (
        <p className={classes.body}>
          <bdi>{body}</bdi>
        </p>
      )}
    </Surface>
  );
}
