import type { OutputOf } from '@console/contracts';
import type { rehearseRelease } from '@console/contracts/releases';
import { CallFailed } from '@console/screens';
import { Notice, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { usePlanLabels } from './release-labels';
import type { Impact } from './use-impact';
import classes from './release.module.css';

type Possible = Extract<OutputOf<typeof rehearseRelease>, { at: 'possible' }>;

/** Preview of a release action: changed versions and number of affected users and sessions. */
export function ActionImpact({ impact: { result, reload } }: { impact: Impact }) {
  const { t } = useTranslation();
  if (result.at === 'failed')
    return <CallFailed title={t('impact.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={3} />;
  if (result.data.at === 'refused') {
    const { obstacle, overlap, refusal } = result.data;
    return <Notice tone="warn">{t(`disabledReason.${obstacle}`, { ...overlap, refusal })}</Notice>;
  }
  return <Effects rehearsal={result.data} />;
}

function Effects({ rehearsal: { before, after, moves, people, sessions } }: { rehearsal: Possible }) {
  const { t } = useTranslation();
  const planOf = usePlanLabels();
  const changed = moves.filter(({ from, to }) => from !== to);
  const changedSessions = changed.reduce((sum, group) => sum + group.sessions, 0);
  return (
    <section className={classes.impact} aria-label={t('impact.title')} aria-live="polite">
      <strong>{t('impact.sessions', { moved: changedSessions, count: sessions })}</strong>
      <p className={classes.muted}>{t('impact.who', { count: people })}</p>
      {moves.length > 0 && (
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">{t('impact.move')}</th>
              <th scope="col">{t('impact.people')}</th>
              <th scope="col">{t('impact.count')}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ from, to, people: who, sessions: many }) => (
              <tr key={`${from} ${to}`}>
                <th scope="row">
                  {from === to
                    ? t('impact.stay', { version: to ?? t('impact.nothing') })
                    : t('impact.from', { from: from ?? t('impact.nothing'), to: to ?? t('impact.nothing') })}
                </th>
                <td>{who.toLocaleString('en-US')}</td>
                <td>{many.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.muted}>{t('impact.before', { plan: planOf(before) })}</p>
      <p className={classes.muted}>{t('impact.after', { plan: planOf(after) })}</p>
    </section>
  );
}
