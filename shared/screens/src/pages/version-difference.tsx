import type { RecordNames } from '@console/contracts';
import { spelledOut } from '@console/contracts/audit-texts';
import { Difference } from '@console/ui/difference';
import { useTranslation } from 'react-i18next';
import { useSaying } from '../history/use-saying';

interface VersionDifferenceProps {
  /** Prefix of the label keys. */
  ns: string;
  theirs: Readonly<Record<string, unknown>>;
  yours: Readonly<Record<string, unknown>>;
  names: RecordNames;
}

/** An id of `id()` in the contracts. */
const idPattern = /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Two versions of some fields, with the labels of the form. */
export default function VersionDifference({ ns, theirs, yours, names }: VersionDifferenceProps) {
  const { t } = useTranslation();
  const { saying, nameOf } = useSaying(names);
  // The name of a newly selected record is not loaded, and its id is meaningless to users.
  const record = (id: string) => saying.record(id) ?? (idPattern.test(id) ? t('kit.newer.other') : undefined);
  const textsOf = (values: Readonly<Record<string, unknown>>) => spelledOut(values, { ...saying, record });
  const labelOf = (field: string) => t(`${ns}.${field}`, { defaultValue: nameOf(field) });
  return (
    <Difference
      before={textsOf(theirs)}
      after={textsOf(yours)}
      titles={{ before: t('kit.newer.theirs'), after: t('kit.newer.yours') }}
      nameOf={labelOf}
    />
  );
}
