import type { AuditLine } from '@console/contracts/audit';
import { Radio } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, type FieldChange } from './audit-diff.rules';
import classes from './audit.module.css';

/** Field by field what was and what is; signs tell it besides the colours. */
export function AuditChanges({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const { t } = useTranslation();
  const [scope, setScope] = useState<'changed' | 'all'>('changed');
  const all = changesOf(before, after);
  const changed = all.filter(({ isChanged }) => isChanged);
  if (all.length === 0) return <p className={classes.muted}>{t('audit.noFields')}</p>;
  const shown = scope === 'all' ? all : changed;
  return (
    <section className={classes.changes} aria-label={t('audit.fields', { count: changed.length })}>
      <header className={classes.partHead}>
        <h3 className={classes.part}>{t('audit.fields', { count: changed.length })}</h3>
        {changed.length < all.length && (
          <Radio
            label={t('audit.scope')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'changed', label: t('audit.changed') },
              { value: 'all', label: t('audit.allFields') },
            ]}
          />
        )}
      </header>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <FieldRow key={change.field} change={change} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FieldRow({ change: { field, before, after, isChanged } }: { change: FieldChange }) {
  const { t } = useTranslation();
  const notSet = <span className={classes.muted}>{t('audit.notSet')}</span>;
  return (
    <tr data-changed={isChanged}>
      <th scope="row">{field}</th>
      <td className={isChanged && before !== null ? classes.was : undefined}>{before ?? notSet}</td>
      <td className={isChanged && after !== null ? classes.is : undefined}>{after ?? notSet}</td>
    </tr>
  );
}
