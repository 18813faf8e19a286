import { listWebhooks, webhookEndpoint } from '@console/contracts/webhooks';
import { CallFailed, useDialog, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Empty, Skeleton, Surface } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryTable } from './delivery-table';
import { EndpointDialog } from './endpoint.dialog';
import { EndpointTable } from './endpoint-table';
import { SecretDialog } from './secret.dialog';
import classes from './webhook.module.css';

const dialogShape = { endpoint: webhookEndpoint.nullable() } as const;

/** Webhook endpoints of the company and the deliveries to them. */
export default function WebhookPart() {
  const { t } = useTranslation();
  const canSave = useCan('admin.webhook.save');
  const { result, reload } = useRecord(listWebhooks, {}, { keeps: true });
  const dialog = useDialog('endpoint', dialogShape);
  const [secret, setSecret] = useState<string | null>(null);
  const list = result.data?.list;
  const report = (made: string | null) => {
    setSecret(made);
    reload({ background: true });
  };
  const add = canSave && (
    <Button variant="primary" icon="plus" onClick={() => dialog.open({ endpoint: null })}>
      {t('webhook.add')}
    </Button>
  );
  return (
    <>
      <Surface title={t('webhook.endpoints')} actions={list?.length !== 0 && add} flush>
        <p className={classes.about}>{t('webhook.about')}</p>
        {!list && result.at === 'loading' && <Skeleton rows={3} />}
        {!list && result.at === 'failed' && (
          <CallFailed title={t('webhook.failed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {list?.length === 0 && (
          <Empty picture="endpoint" title={t('webhook.none')} message={canSave ? t('webhook.noneText') : undefined}>
            {add}
          </Empty>
        )}
        {list && list.length > 0 && (
          <EndpointTable
            list={list}
            onEdit={(endpoint) => dialog.open({ endpoint })}
            onSaved={report}
            canSave={canSave}
          />
        )}
      </Surface>
      <DeliveryTable endpoints={list ?? []} canSave={canSave} />
      {dialog.show(({ endpoint }) => (
        <EndpointDialog endpoint={endpoint} onDone={report} onClose={dialog.close} />
      ))}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
