import type { CensusVersion } from '@console/contracts/releases';
import { useTranslation } from 'react-i18next';
import classes from './census.module.css';

/** Minimum width of a part with a label; the table has all values. */
const labelledPercent = 12;

/** Bar with the version shares of a remote, with patterns by kind and a text for screen readers. */
export function ShareBar({ versions }: { versions: CensusVersion[] }) {
  const { t } = useTranslation();
  if (versions.length === 0) return <span className={classes.none}>{t('census.noSessions')}</span>;
  const texts = versions.map(({ version, sharePercent, kind }) =>
    t('census.part', { version, percent: sharePercent, kind: t(`census.kind.${kind}`) }),
  );
  return (
    <span className={classes.bar} title={texts.join('\n')}>
      <span className={classes.said}>{texts.join('; ')}</span>
      {versions.map(({ version, sharePercent, kind }) => (
        <span
          key={version}
          aria-hidden="true"
          className={classes.part}
          data-kind={kind}
          style={{ flexGrow: sharePercent }}
        >
          {sharePercent >= labelledPercent && <span className={classes.label}>{`${version} · ${sharePercent}%`}</span>}
        </span>
      ))}
    </span>
  );
}
