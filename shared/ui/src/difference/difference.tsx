import { useState } from 'react';
import { Radio } from '../form/radio';
import { changesOf, type FieldChange } from './difference.rules';
import classes from './difference.module.css';
import { useTexts } from './texts';

/** Props of `Difference`. */
export interface DifferenceProps {
  /** Records or other JSON values; null if there is no such version. */
  before: unknown;
  after: unknown;
  /** Column headers of the two versions, such as their dates. */
  titles?: { before: string; after: string } | undefined;
  /** Returns the label of a field path such as `limit.amount`. */
  nameOf?: ((field: string) => string) | undefined;
}

/**
 * Comparison of two versions by field: side by side, or stacked on narrow screens. Changes are marked by symbols as
 * well as colors.
 */
export function Difference({ before, after, titles, nameOf = (field) => field }: DifferenceProps) {
  const { t } = useTexts();
  const [scope, setScope] = useState<'changed' | 'all'>('changed');
  const all = changesOf(before, after);
  const changed = all.filter(({ kind }) => kind !== 'same');
  if (all.length === 0) return <p className={classes.muted}>{t('differenceNone')}</p>;
  const heads = titles ?? { before: t('differenceBefore'), after: t('differenceAfter') };
  const title = t('differenceCount', { count: changed.length });
  return (
    <section className={classes.difference}>
      <header className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {changed.length < all.length && (
          <Radio
            label={t('differenceScope')}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'changed', label: t('differenceChanged') },
              { value: 'all', label: t('differenceAll') },
            ]}
          />
        )}
      </header>
      {(scope === 'all' || changed.length > 0) && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('differenceField')}</th>
              <th scope="col">{heads.before}</th>
              <th scope="col">{heads.after}</th>
            </tr>
          </thead>
          <tbody>
            {(scope === 'all' ? all : changed).map((change) => (
              <ChangeRow key={change.field} change={change} name={nameOf(change.field)} heads={heads} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface ChangeRowProps {
  change: FieldChange;
  name: string;
  heads: { before: string; after: string };
}

function ChangeRow({ change: { before, after, kind }, name, heads }: ChangeRowProps) {
  const { t } = useTexts();
  const notSet = <span className={classes.muted}>{t('differenceNotSet')}</span>;
  return (
    <tr data-kind={kind}>
      <th scope="row">
        {name}
        {(kind === 'added' || kind === 'removed') && (
          <small>{t(kind === 'added' ? 'differenceAdded' : 'differenceRemoved')}</small>
        )}
      </th>
      <td data-head={heads.before}>{before === null ? notSet : kind === 'same' ? before : <del>{before}</del>}</td>
      <td data-head={heads.after}>{after === null ? notSet : kind === 'same' ? after : <ins>{after}</ins>}</td>
    </tr>
  );
}
