import type { ModuleDeed } from '@console/contracts/devops';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Button, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleDetail } from './module-detail';
import { useAudienceWords } from './release-words';
import classes from './module.module.css';

interface Props {
  detail: ModuleDetail;
  onDecide: (deed: ModuleDeed) => void;
}

/** Activations that wait for somebody else than who asked. */
export function WaitingRequests({ detail: { waiting, module }, onDecide }: Props) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const audienceOf = useAudienceWords();
  if (waiting.length === 0) return null;
  const mayDecide = module.grants.includes('APPROVE');
  return (
    <Surface title={t('waiting.title')}>
      <ul className={classes.requests} aria-label={t('waiting.title')}>
        {waiting.map((request) => (
          <li key={request.id} className={classes.request}>
            <div>
              <strong>{t('release.lane', { version: request.version, audience: audienceOf(request.audience) })}</strong>
              <p className={classes.muted}>
                {t('waiting.line', { who: request.madeByName, when: formatDateTime(request.madeAt, zone) })}
              </p>
              <p>“{request.why}”</p>
            </div>
            {request.isOwn && <p className={classes.muted}>{t('waiting.own')}</p>}
            {!request.isOwn && mayDecide && (
              <div className={classes.deeds}>
                <Button size="small" onClick={() => onDecide({ deed: 'DECIDE', request, decision: 'REJECTED' })}>
                  {t('waiting.reject')}
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  onClick={() => onDecide({ deed: 'DECIDE', request, decision: 'APPROVED' })}
                >
                  {t('waiting.approve')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Surface>
  );
}
