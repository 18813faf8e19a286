import { createWebhook, saveWebhook, type WebhookEndpoint, webhookEndpoint } from '@console/contracts/webhooks';
import type { InputOf } from '@console/contracts';
import { ActionDialog, type Form, useDicts } from '@console/screens';
import { Field, MultiSelect, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

interface EndpointDialogProps {
  /** Null for a new record. */
  endpoint: WebhookEndpoint | null;
  /** Called with the secret of a new endpoint. */
  onDone: (secret: string | null) => void;
  onClose: () => void;
}

type EndpointForm = Pick<Form<InputOf<typeof createWebhook>>, 'values' | 'set' | 'touch' | 'errorOf'>;

const startOf = ({ url, events, status }: WebhookEndpoint) => ({ url, events, status });

/** Creates or edits the address of an endpoint and its events. */
export function EndpointDialog({ endpoint, onDone, onClose }: EndpointDialogProps) {
  const { t } = useTranslation();
  const about = {
    width: 480 as const,
    title: t(endpoint ? 'webhook.edit' : 'webhook.add'),
    submit: { label: t(endpoint ? 'webhook.save' : 'webhook.create') },
    close: t('webhook.cancel'),
    onClose,
    children: (form: EndpointForm) => <EndpointFields {...form} />,
  };
  if (!endpoint)
    return (
      <ActionDialog
        {...about}
        operation={createWebhook}
        start={{ url: '', events: [] }}
        onDone={({ secret }) => onDone(secret)}
      />
    );
  const { id, version } = endpoint;
  const fields = { ns: 'webhook', opened: endpoint, of: startOf };
  return (
    <ActionDialog
      {...about}
      operation={saveWebhook}
      start={{ id, version, ...startOf(endpoint) }}
      conflict={{ text: t('webhook.changed'), record: webhookEndpoint, fields }}
      onDone={() => onDone(null)}
      onChanged={() => onDone(null)}
    />
  );
}

function EndpointFields({ values, set, touch, errorOf }: EndpointForm) {
  const { t } = useTranslation();
  const { options } = useDicts(['webhook_event']);
  return (
    <>
      <Field required width="full" label={t('webhook.url')} error={errorOf('url')} hint={t('webhook.urlHint')}>
        <TextInput
          value={values.url ?? ''}
          type="url"
          inputMode="url"
          lengthMax={500}
          onChange={(url) => set('url', url)}
          onBlur={() => touch('url')}
        />
      </Field>
      <Field required width="full" label={t('webhook.events')} error={errorOf('events')}>
        <MultiSelect
          value={values.events ?? []}
          onChange={(events) => set('events', events)}
          options={options('webhook_event')}
        />
      </Field>
    </>
  );
}
