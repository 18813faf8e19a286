import type { RecordNames } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { namesWithin, overwritten } from './newer-version.rules';

// Loaded on demand, because it contains the labels of all audited fields.
const VersionDifference = lazyComponent(() => import('./version-difference'));

/** Current and initial values of a form. */
export interface FormValues {
  initial: object;
  values: object;
}

interface BothVersionsProps<Row> {
  /** Prefix of the label keys. */
  ns: string;
  /** Record when the form was opened; it contains the names for ids in the form. */
  opened: Row;
  /** Record that another user has saved since. */
  newer: Row;
  /** Returns the form values of a record. */
  start: (record: Row) => object;
  /** Its initial values are compared rather than `opened`, because a restored draft has older initial values. */
  form: FormValues;
  /** Returns names for those ids in a record that have no `name` beside them. */
  namesOf?: ((record: Row) => RecordNames) | undefined;
}

/** Compares the saved and the typed value of fields that another user has changed and that saving would overwrite. */
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
