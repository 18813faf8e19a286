import {
  type ApiKey,
  apiKeyDetail,
  overlapHours,
  readApiKey,
  revokeApiKey,
  rotateApiKey,
} from '@console/contracts/merchants';
import { formatDateTime } from '@console/i18n';
import { ActionDialog, type ActionProps, CallFailed, fieldsOf, useRecord, useShown } from '@console/screens';
import { Notice, Skeleton } from '@console/ui';
import { Field, Radio } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { ApiKeyFormDialog } from './api-key-form.dialog';
import { lastUseOf } from './api-key-status';
import { useShowSecret } from './show-secret';

type Acted = Pick<ApiKey, 'id' | 'name' | 'secrets' | 'version'>;
type Props = Omit<ActionProps<Acted, string>, 'action'>;

const revocation = fieldsOf(revokeApiKey.input, 'apiKey');

export default function ApiKeyActionDialog({
  action,
  ...props
}: ActionProps<Acted, 'EDIT' | 'ROTATE' | 'TAKE_OVER' | 'REVOKE'>) {
  if (action === 'EDIT') return <EditDialog {...props} />;
  if (action === 'ROTATE' || action === 'TAKE_OVER') return <RotateDialog {...props} action={action} />;
  return <RevokeDialog {...props} />;
}

/** Reads the key, because the list has no names of its scopes. */
function EditDialog({ record, onDone, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readApiKey, { id: record.id });
  if (result.data) return <ApiKeyFormDialog record={result.data} {...{ onDone, onChanged, onClose }} merchant={null} />;
  return (
    <Dialog open title={t('apiKey.edit.title', { name: record.name })} width={680} onClose={onClose}>
      {result.at === 'failed' ? (
        <CallFailed title={t('apiKey.oneFailed')} failure={result.failure} onRetry={() => reload()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Dialog>
  );
}

/** Creates a new secret. A takeover revokes the previous secrets, because they would act for the new owner. */
function RotateDialog({ action, record, onDone, ...page }: Props & { action: 'ROTATE' | 'TAKE_OVER' }) {
  const { t } = useTranslation();
  const showSecret = useShowSecret();
  const { id, name, version } = record;
  const options = overlapHours.map((hours) => ({
    value: String(hours),
    label: t(`apiKey.overlap.${hours}`),
    description: t(`apiKey.overlapMeans.${hours}`),
  }));
  return (
    <ActionDialog
      {...page}
      title={t(`apiKey.ask.${action}`, { name })}
      operation={rotateApiKey}
      start={{ id, version, overlapHours: action === 'ROTATE' ? 24 : 0 }}
      submit={{ label: t(`apiKey.action.${action}`) }}
      effect={t(`apiKey.effect.${action}`)}
      conflict={{ text: t('apiKey.changed'), record: apiKeyDetail }}
      done={t(`apiKey.done.${action}`, { name })}
      onDone={({ secret, key }) => {
        showSecret({ secret, name: key.name, scopes: key.scopes });
        onDone();
      }}
    >
      {(form) => (
        <>
          {action === 'ROTATE' && (
            <Field label={t('apiKey.overlapHours')} group required width="full" error={form.errorOf('overlapHours')}>
              <Radio
                value={String(form.values.overlapHours)}
                options={options}
                onChange={(chosen) =>
                  form.set(
                    'overlapHours',
                    overlapHours.find((hours) => String(hours) === chosen),
                  )
                }
              />
            </Field>
          )}
          {form.errorAt('scopes') !== undefined && <Notice tone="bad">{t('apiKey.rotateRefused')}</Notice>}
        </>
      )}
    </ActionDialog>
  );
}

function RevokeDialog({ record, ...page }: Props) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { id, name, version } = record;
  const use = lastUseOf(record);
  const used = use
    ? t('apiKey.effect.lastUse', { time: formatDateTime(use.at, zone), ip: use.ip ?? '–' })
    : t('apiKey.effect.neverUsed');
  return (
    <ActionDialog
      {...page}
      title={t('apiKey.ask.REVOKE', { name })}
      operation={revokeApiKey}
      start={{ id, version }}
      submit={{ label: t('apiKey.action.REVOKE'), isDangerous: true }}
      effect={
        <>
          <p>{t('apiKey.effect.REVOKE')}</p>
          <p>{used}</p>
        </>
      }
      conflict={{ text: t('apiKey.changed'), record: apiKeyDetail }}
      done={t('apiKey.done.REVOKE', { name })}
    >
      {() => <revocation.Area name="note" />}
    </ActionDialog>
  );
}
