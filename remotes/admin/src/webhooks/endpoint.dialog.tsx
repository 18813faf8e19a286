import { createWebhook, saveWebhook, type WebhookEndpoint } from '@console/contracts/webhooks';
import { CallRefused, failureOfWhole, useDicts, useForm, useOperation } from '@console/screens';
import { Field, MultiSelect, TextInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

interface EndpointDialogProps {
  /** Null: a new one. */
  endpoint: WebhookEndpoint | null;
  /** With the secret of a new one. */
  onDone: (secret: string | null) => void;
  onClose: () => void;
}

/** Where events go to, and which. */
export function EndpointDialog({ endpoint, onDone, onClose }: EndpointDialogProps) {
  const { t } = useTranslation();
  const { options } = useDicts(['webhook_event']);
  const creating = useOperation(createWebhook);
  const saving = useOperation(saveWebhook);
  const { bind, form } = useForm({
    schema: createWebhook.input,
    start: { url: endpoint?.url ?? '', events: endpoint?.events ?? [] },
  });
  const { progress } = endpoint ? saving : creating;
  const failure = failureOfWhole(progress);

  const save = async () => {
    if (endpoint) {
      const { id, version, status } = endpoint;
      const sent = await form.submit((draft) => saving.send({ ...draft, id, version, status }));
      if (sent?.at === 'done') onDone(null);
      return;
    }
    const sent = await form.submit((draft) => creating.send(draft));
    if (sent?.at === 'done') onDone(sent.data.secret);
  };
  return (
    <FormDialog
      title={t(endpoint ? 'webhook.edit' : 'webhook.add')}
      width={480}
      bind={bind}
      close={t('webhook.cancel')}
      submit={{ label: t(endpoint ? 'webhook.save' : 'webhook.create'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field required width="full" label={t('webhook.url')} error={form.errorOf('url')} hint={t('webhook.urlHint')}>
        <TextInput
          value={form.values.url ?? ''}
          type="url"
          inputMode="url"
          lengthMax={500}
          onChange={(url) => form.set('url', url)}
          onBlur={() => form.touch('url')}
        />
      </Field>
      <Field required width="full" label={t('webhook.events')} error={form.errorOf('events')}>
        <MultiSelect
          value={form.values.events ?? []}
          onChange={(events) => form.set('events', events)}
          options={options('webhook_event')}
        />
      </Field>
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
