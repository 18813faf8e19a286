import { columnChoices, type ExportColumns, type ExportCount } from '@console/contracts/jobs';
import { Field, MultiSelect, Radio } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { requestedColumns, isComplete, seenKeys } from './export-columns.rules';

interface ExportColumnFieldsProps {
  columns: ExportColumns;
  known: ExportCount['columns'];
  seen: readonly string[];
  onChange: (columns: ExportColumns) => void;
}

/** Which columns the file has: all, those of the list, or some of them one by one. */
export function ExportColumnFields({ columns, known, seen, onChange }: ExportColumnFieldsProps) {
  const { t } = useTranslation();
  const inSight = seenKeys({ known, seen });
  const requested = requestedColumns(columns, { known, seen });
  const counts = { ALL: known.length, SEEN: inSight.length, CHOSEN: null };
  const choices = columnChoices.filter((choice) => choice !== 'SEEN' || inSight.length > 0);
  // Begins with what was asked for so far, so that one click takes a column away.
  const begun = requested.keys.length > 0 ? requested.keys : known.map(({ key }) => key);
  const choose = (choice: ExportColumns['choice']) =>
    onChange({ choice, keys: choice === 'CHOSEN' && columns.keys.length === 0 ? begun : columns.keys });
  return (
    <>
      <Field label={t('kit.export.columns')} width="full">
        <Radio
          value={requested.choice}
          options={choices.map((value) => ({
            value,
            label: t(`kit.export.columns.${value}`, { total: counts[value] }),
          }))}
          onChange={choose}
        />
      </Field>
      {requested.choice === 'CHOSEN' && (
        <Field
          required
          width="full"
          label={t('kit.export.chosen')}
          error={isComplete(requested) ? undefined : t('kit.export.chosen.none')}
        >
          <MultiSelect
            options={known.map(({ key, title }) => ({ value: key, label: title }))}
            value={requested.keys}
            onChange={(keys) => onChange({ choice: 'CHOSEN', keys })}
          />
        </Field>
      )}
    </>
  );
}
