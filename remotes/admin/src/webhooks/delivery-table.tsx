import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import {
  deliveryStates,
  listDeliveries,
  replayDelivery,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@console/contracts/webhooks';
import { CallFailed, useDicts, useOperation, useRecord, useShown } from '@console/screens';
import { Empty, IconButton, StatusBadge, type StatusBadgeProps, Surface } from '@console/ui';
import { Select } from '@console/ui/form';
import { type Column, DataTable, type RowAction } from '@console/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './webhook.module.css';

const badges: Record<WebhookDelivery['state'], Pick<StatusBadgeProps, 'state' | 'shape'>> = {
  QUEUED: { state: 'info', shape: 'half' },
  SENT: { state: 'ok', shape: 'check' },
  DEAD: { state: 'bad', shape: 'cross' },
};

/** Deliveries with responses and a resend action. */
export function DeliveryTable({ endpoints, canSave }: { endpoints: WebhookEndpoint[]; canSave: boolean }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const [state, setState] = useState('');
  const current = deliveryStates.find((one) => one === state);
  const { result, reload } = useRecord(listDeliveries, current ? { state: current } : {}, { keeps: true });
  const { send } = useOperation(replayDelivery);
  const columns = useColumns(endpoints);

  const replay = async ({ id }: WebhookDelivery) => {
    const sent = await send({ id });
    if (sent.at === 'done') notify({ tone: 'ok', text: t('webhook.replayed') });
    if ('failure' in sent) notify({ tone: 'bad', text: sent.failure.message });
    reload({ background: true });
  };
  const actionsOf = (row: WebhookDelivery): RowAction[] => [
    {
      key: 'replay',
      label: t('webhook.replay'),
      icon: 'refresh',
      onClick: () => void replay(row),
      disabled: row.state === 'QUEUED',
      reason: t('webhook.stillTrying'),
    },
  ];
  const states = [{ value: '', label: t('webhook.all') }];
  const placeholder =
    result.at === 'failed' ? (
      <CallFailed title={t('webhook.deliveriesFailed')} failure={result.failure} onRetry={() => reload()} />
    ) : (
      <Empty picture="endpoint" title={t('webhook.noDeliveries')} />
    );
  return (
    <Surface
      title={t('webhook.deliveries')}
      actions={
        <span className={classes.tools}>
          <Select
            label={t('webhook.state')}
            value={state}
            onChange={(chosen) => setState(chosen ?? '')}
            options={[...states, ...deliveryStates.map((one) => ({ value: one, label: t(`webhook.delivery.${one}`) }))]}
          />
          <IconButton icon="refresh" label={t('webhook.reload')} onClick={() => reload()} />
        </span>
      }
      flush
    >
      <DataTable
        label={t('webhook.deliveries')}
        columns={columns}
        rows={result.data?.list ?? []}
        rowKey={({ id }) => id}
        loading={result.at === 'loading'}
        placeholder={placeholder}
        {...(canSave && { rowActions: actionsOf })}
      />
    </Surface>
  );
}

function useColumns(endpoints: WebhookEndpoint[]): Column<WebhookDelivery>[] {
  const { t } = useTranslation();
  const { label } = useDicts(['webhook_event']);
  const { zone } = useShown();
  const at = (moment: string | null) => (moment === null ? '–' : formatDateTime(moment, zone));
  return [
    {
      key: 'createdAt',
      narrow: 'second',
      title: t('webhook.at'),
      width: 170,
      render: ({ createdAt }) => at(createdAt),
    },
    {
      key: 'type',
      narrow: 'first',
      title: t('webhook.eventColumn'),
      render: ({ type }) => label('webhook_event', type),
    },
    {
      key: 'endpoint',
      title: t('webhook.url'),
      render: ({ endpointId }) => endpoints.find(({ id }) => id === endpointId)?.url ?? endpointId,
    },
    {
      key: 'state',
      narrow: 'end',
      title: t('webhook.state'),
      width: 120,
      render: ({ state }) => <StatusBadge {...badges[state]} label={t(`webhook.delivery.${state}`)} />,
    },
    { key: 'attempts', title: t('webhook.attempts'), width: 90, align: 'end', render: ({ attempts }) => attempts },
    {
      key: 'answer',
      title: t('webhook.answer'),
      render: ({ error, statusCode }) => error ?? (statusCode === null ? '–' : String(statusCode)),
    },
    { key: 'dueAt', title: t('webhook.next'), width: 170, render: ({ dueAt }) => at(dueAt) },
  ];
}
