import { rotateWebhook, saveWebhook, type WebhookEndpoint } from '@console/contracts/webhooks';
import { useShell } from '@console/remote-kit';
import { formatDateTime, formatList } from '@console/i18n';
import { useDicts, useOperation, useShown } from '@console/screens';
import { StatusBadge } from '@console/ui';
import { type Column, DataTable, type RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

interface EndpointTableProps {
  list: WebhookEndpoint[];
  canSave: boolean;
  onEdit: (endpoint: WebhookEndpoint) => void;
  /** Called after a change; with the secret, if a new one was created. */
  onSaved: (secret: string | null) => void;
}

export function EndpointTable({ list, canSave, onEdit, onSaved }: EndpointTableProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { notify } = useShell();
  const { label } = useDicts(['webhook_event']);
  const rotating = useOperation(rotateWebhook);
  const saving = useOperation(saveWebhook);

  const rotate = async ({ id, version }: WebhookEndpoint) => {
    const sent = await rotating.send({ id, version });
    if (sent.at === 'done') onSaved(sent.data.secret);
    if ('failure' in sent) notify({ tone: 'bad', text: sent.failure.message });
  };
  const turn = async ({ id, version, url, events, status }: WebhookEndpoint) => {
    const sent = await saving.send({ id, version, url, events, status: status === 'ACTIVE' ? 'PAUSED' : 'ACTIVE' });
    if (sent.at === 'done') onSaved(null);
    if ('failure' in sent) notify({ tone: 'bad', text: sent.failure.message });
  };
  const columns: Column<WebhookEndpoint>[] = [
    { key: 'url', title: t('webhook.url'), render: ({ url }) => url },
    {
      key: 'events',
      title: t('webhook.events'),
      render: ({ events }) => formatList(events.map((event) => label('webhook_event', event))),
    },
    {
      key: 'status',
      title: t('webhook.status'),
      width: 120,
      render: ({ status }) => (
        <StatusBadge
          state={status === 'ACTIVE' ? 'ok' : 'mute'}
          shape={status === 'ACTIVE' ? 'dot' : 'dash'}
          label={t(`webhook.status.${status}`)}
        />
      ),
    },
    {
      key: 'formerUntil',
      title: t('webhook.formerUntil'),
      width: 180,
      render: ({ formerUntil }) => (formerUntil === null ? '–' : formatDateTime(formerUntil, zone)),
    },
  ];
  const actionsOf = (row: WebhookEndpoint): RowAction[] => [
    { key: 'edit', label: t('webhook.edit'), icon: 'pencil', onClick: () => onEdit(row) },
    { key: 'rotate', label: t('webhook.rotate'), icon: 'refresh', onClick: () => void rotate(row) },
    {
      key: 'turn',
      label: t(row.status === 'ACTIVE' ? 'webhook.pause' : 'webhook.resume'),
      icon: row.status === 'ACTIVE' ? 'lock' : 'unlock',
      onClick: () => void turn(row),
    },
  ];
  return (
    <DataTable
      label={t('webhook.endpoints')}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      {...(canSave && { rowActions: actionsOf })}
    />
  );
}
