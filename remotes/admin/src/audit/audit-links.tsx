import type { AuditDetail } from '@console/contracts/audit';
import { CopyText, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './audit.module.css';

/** Hashes of an entry and its neighbours, each with its verification result. */
export function ChainLinks({ chain }: { chain: AuditDetail['chain'] }) {
  const { t } = useTranslation();
  const rows = [
    { label: t('audit.lineBefore'), hash: chain.before, none: t('audit.first'), fits: chain.followsOn },
    { label: t('audit.thisLine'), hash: chain.own, none: '', fits: chain.isUnchanged },
    { label: t('audit.lineAfter'), hash: chain.after ?? '', none: t('audit.newest'), fits: chain.isFollowed },
  ];
  return (
    <section className={classes.changes}>
      <h3 className={classes.part}>{t('audit.chain')}</h3>
      <dl className={classes.links}>
        {rows.map(({ label, hash, none, fits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {hash ? <CopyText text={hash} shown={shortened(hash)} /> : <span className={classes.muted}>{none}</span>}
              {hash && (
                <StatusBadge
                  state={fits ? 'ok' : 'bad'}
                  shape={fits ? 'check' : 'cross'}
                  label={t(fits ? 'audit.fits' : 'audit.fitsNot')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shortened hash for visual comparison. */
const shortened = (hash: string) => `${hash.slice(0, 8)} … ${hash.slice(-8)}`;
