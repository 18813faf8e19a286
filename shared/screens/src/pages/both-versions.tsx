import type { RecordNames } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { namesWithin, overwritten } from './newer-version.rules';

// The labels of all audited fields come with it.
const VersionDifference = lazyComponent(() => import('./version-difference'));

/** The values of a form, and those that it was opened with. */
export interface FormValues {
  initial: object;
  values: object;
}

interface BothVersionsProps<Row> {
  /** Start of the keys of the field labels. */
  ns: string;
  /** The record when the form was opened; it names the ids in the form. */
  opened: Row;
  /** The record as another user saved it since. */
  newer: Row;
  /** Returns the values of the form that a record has. */
  start: (record: Row) => object;
  /** The initial values are compared, not `opened`: those of a restored draft are older. */
  form: FormValues;
  /** Names of the ids in a record that do not stand beside them as `name`. */
  namesOf?: ((record: Row) => RecordNames) | undefined;
}

/** Fields that another user changed since the form was opened and that saving overwrites: their value and the typed one. */
export function BothVersions<Row>({ ns, opened, newer, start, form, namesOf = () => [] }: BothVersionsProps<Row>) {
  const { t } = useTranslation();
  const versions = { opened: { ...form.initial }, theirs: { ...start(newer) }, yours: { ...form.values } };
  const { theirs, yours } = overwritten(versions);
  const names = [opened, newer].flatMap((record) => [...namesOf(record), ...namesWithin(record)]);
  return (
    <Surface title={t('kit.newer')}>
      {Object.keys(theirs).length === 0 ? (
        <p>{t('kit.newer.none')}</p>
      ) : (
        <VersionDifference {...{ ns, theirs, yours, names }} />
      )}
    </Surface>
  );
}
