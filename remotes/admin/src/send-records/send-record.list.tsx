import { listSendRecords, type SendRecord } from '@console/contracts/send-records';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { sendRecordFilters, useSendRecordColumns } from './send-record-columns';
import { sendRecordHref } from './send-record-pages';
import { useResend } from './use-resend';

const options = { filters: sendRecordFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Every e-mail that was written, and how far it has come. */
export default function SendRecordList() {
  const { navigate } = useShell();
  const list = useList(listSendRecords, options);
  const open = useCallback(({ id }: SendRecord) => navigate(sendRecordHref(id)), [navigate]);
  const reload = () => list.reload({ background: true });
  const { actionsOf, dialog } = useResend(reload, reload);
  const mayResend = (list.result.data?.list ?? []).some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="sendRecord"
      picture="history"
      list={list}
      columns={useSendRecordColumns()}
      filters={sendRecordFilters.useFilters()}
      tabs="state"
      rowActions={mayResend ? actionsOf : undefined}
      onOpen={open}
    >
      {dialog}
    </ListPage>
  );
}
