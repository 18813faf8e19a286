import type { CensusVersion } from '@console/contracts/devops';
import { useTranslation } from 'react-i18next';
import classes from './census.module.css';

/** Narrower parts have no room for words; the table has them all. */
const labelledPercent = 12;

/** How much of a remote runs which version. Kinds differ by pattern too, and the words are said in one sentence. */
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
