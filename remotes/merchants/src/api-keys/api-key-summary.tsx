import { listApiKeys } from '@console/contracts/merchants';
import { useShell } from '@console/remote-kit';
import { CallFailed, pageHref, useDicts, useRecord, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Moment, Skeleton, StatusBadge, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { apiKeyDicts, apiKeyStatusOf, lastUseOf, shownSecretOf } from './api-key-status';
import classes from './api-keys.module.css';

/** Maximum of keys in the summary; the list has the others. */
const shownMax = 10;

/**
 * Keys of one merchant that are not revoked, with the last use of each; renders nothing for users who may not see keys.
 */
export function ApiKeySummary({ merchantId }: { merchantId: string }) {
  return useCan(listApiKeys.permission) && <Keys merchantId={merchantId} />;
}

function Keys({ merchantId }: { merchantId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { zone } = useShown();
  const { label } = useDicts(apiKeyDicts);
  const { result, reload } = useRecord(listApiKeys, {
    pageSize: shownMax,
    sort: [{ field: 'createdAt', dir: 'desc' }],
    filter: { merchantId: [merchantId], status: ['ACTIVE', 'EXPIRED', 'DISABLED'] },
  });
  const { data } = result;
  const hidden = data ? data.total - data.list.length : 0;
  return (
    <Surface
      title={t('apiKey.title')}
      actions={
        <TextLink href={pageHref('settings-developer', { merchantId })} onNavigate={navigate}>
          {t('apiKey.manage')}
        </TextLink>
      }
    >
      {result.at === 'failed' && (
        <CallFailed title={t('apiKey.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {!data && result.at === 'loading' && <Skeleton rows={3} />}
      {data?.list.length === 0 && <p>{t('apiKey.noneOfMerchant')}</p>}
      {data && data.list.length > 0 && (
        <ul className={classes.summary} aria-label={t('apiKey.title')}>
          {data.list.map((key) => {
            const use = lastUseOf(key);
            return (
              <li key={key.id}>
                <bdi>{key.name}</bdi>
                {key.secrets[0] && <code>{shownSecretOf(key.secrets[0])}</code>}
                <StatusBadge {...apiKeyStatusOf(key.status, label)} />
                <span>{use ? <Moment at={use.at} zone={zone} /> : t('apiKey.neverUsed')}</span>
              </li>
            );
          })}
        </ul>
      )}
      {hidden > 0 && <p>{t('apiKey.more', { count: hidden })}</p>}
    </Surface>
  );
}
