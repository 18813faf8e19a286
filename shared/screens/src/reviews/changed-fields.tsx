import { Difference } from '@console/ui/difference';
import { useTranslation } from 'react-i18next';

type Texts = Record<string, string>;

interface ChangedFieldsProps {
  /** Display texts of the changed fields. */
  before: Texts;
  after: Texts;
  /** Column headings of the two versions. */
  titles: { before: string; after: string };
  /** Fields that are shown as masks. Two numbers can have the same mask, which is noted. */
  masked: readonly string[];
  /** Returns the label of a field. */
  nameOf: (field: string) => string;
}

/** Both versions of the fields that differ; renders nothing if no field does. */
export function ChangedFields({ before, after, titles, masked, nameOf }: ChangedFieldsProps) {
  const { t } = useTranslation();
  if (Object.keys({ ...before, ...after }).length === 0) return null;
  const isSame = (name: string, text: string) => masked.includes(name) && text !== '' && text === before[name];
  const noted = Object.fromEntries(
    Object.entries(after).map(([name, text]) => [
      name,
      isSame(name, text) ? t('kit.same-ending', { masked: text }) : text,
    ]),
  );
  return <Difference before={before} after={noted} titles={titles} nameOf={nameOf} />;
}
