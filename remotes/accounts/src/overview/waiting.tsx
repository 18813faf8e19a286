import { listWaiting } from '@console/contracts/accounts';
import { CallFailed, useRecord } from '@console/screens';
import { useShell } from '@console/remote-kit';
import { Empty, ShapeSign, Skeleton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from './overview.module.css';

const nothing = {};

export function Waiting() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { result, reload } = useRecord(listWaiting, nothing);
  const count = result.data?.list.reduce((sum, item) => sum + item.count, 0) ?? 0;
  return (
    <Surface
      title={t('waiting.title')}
      extra={count > 0 && <span className={css.count}>{t('waiting.count', { count })}</span>}
      flush
    >
      {result.at === 'failed' && (
        <CallFailed title={t('waiting.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={4} />}
      {result.data?.list.length === 0 && <Empty picture="agreed" title={t('waiting.none')} />}
      <ul className={css.list}>
        {result.data?.list.map(({ kind, count: waiting, page }) => (
          <li key={kind} className={css.row}>
            <span className={css.warn}>
              <ShapeSign shape="triangle" />
            </span>
            <TextLink href={`/main/${page}`} onNavigate={navigate} quiet>
              {t(`waiting.${kind}`)}
            </TextLink>
            <b className={css.end}>{waiting.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
