import { listSendRecords, type SendRecord } from '@console/contracts/send-records';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { sendRecordActions } from './send-record-actions';
import { sendRecordFilters, useSendRecordColumns } from './send-record-columns';
import { sendRecordHref } from './send-record-pages';

const options = { filters: sendRecordFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** E-mails of the platform with their delivery status. */
export default function SendRecordList() {
  const { navigate } = useShell();
  const open = useCallback(({ id }: SendRecord) => navigate(sendRecordHref(id)), [navigate]);
  return (
    <ListPage
      ns="sendRecord"
      picture="history"
      list={useList(listSendRecords, options)}
      columns={useSendRecordColumns()}
      filters={sendRecordFilters.useFilters()}
      tabs="state"
      actions={sendRecordActions}
      onOpen={open}
    />
  );
}
