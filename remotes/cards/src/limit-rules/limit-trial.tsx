import { type LimitTrial, trialMax } from '@console/contracts/cards';
import { formatCount, formatDate } from '@console/i18n';
import { useShown } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Result of a rule in shadow mode: purchases that it would have declined. */
export function TrialNotice({ trial: { since, purchases, stopped, merchants } }: { trial: LimitTrial }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const about = {
    stopped: formatCount(stopped),
    purchases: `${formatCount(purchases)}${purchases >= trialMax ? '+' : ''}`,
    merchants: t('limit.merchantCount', { count: merchants }),
    since: formatDate(since, zone),
  };
  return <Notice tone="info">{t(stopped === 0 ? 'limit.trial.none' : 'limit.trial.some', about)}</Notice>;
}
