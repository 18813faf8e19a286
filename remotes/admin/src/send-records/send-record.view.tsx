import { listSendAttempts, readSendRecord, type SendRecordDetail } from '@console/contracts/send-records';
import { AuditHistoryLink, useDicts, ViewPage } from '@console/screens';
import { Empty, Notice, StatusBadge, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './send-record.module.css';
import { SendAttempts } from './send-attempts';
import { sendRecordActions } from './send-record-actions';
import { sendRecordDicts, sendStateOf } from './send-record-columns';
import { SendRecordFacts } from './send-record-facts';

/** E-mail with its text, without secrets such as sign-in links, and its send attempts. */
export default function SendRecordView() {
  const { label } = useDicts(sendRecordDicts);
  return (
    <ViewPage
      ns="sendRecord"
      failed="sendRecord.oneFailed"
      read={readSendRecord}
      history={listSendAttempts}
      kind="mail"
      nameOf={({ subject }) => subject}
      actions={sendRecordActions}
      badges={({ record }) => <StatusBadge {...sendStateOf(record.state, label)} />}
      description={({ record }) => <bdi>{record.to}</bdi>}
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
