import { columnChoices, type ExportColumns, type ExportCount } from '@console/contracts/jobs';
import { Field, MultiSelect, Radio } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { requestedColumns, isComplete, seenKeys } from './export-columns.rules';

interface ExportColumnFieldsProps {
  choice: ExportColumns;
  columns: ExportCount['columns'];
  seen: readonly string[];
  onChange: (columns: ExportColumns) => void;
}

/** Selects the columns of the file: all, the columns of the list, or single columns. */
export function ExportColumnFields({ choice, columns, seen, onChange }: ExportColumnFieldsProps) {
  const { t } = useTranslation();
  const inSight = seenKeys({ columns, seen });
  const requested = requestedColumns(choice, { columns, seen });
  const counts = { ALL: columns.length, SEEN: inSight.length, CHOSEN: null };
  // One column of a list can correspond to several of a file, such as currency and amount.
  const isSplit = inSight.length !== seen.length;
  const textOf = (value: ExportColumns['choice']) =>
    value === 'SEEN' && isSplit ? 'kit.export.columns.SEEN_SPLIT' : `kit.export.columns.${value}`;
  const choices = columnChoices.filter((one) => one !== 'SEEN' || inSight.length > 0);
  // Starts with the current columns of the file, so that one click removes a column.
  const first = requested.keys.length > 0 ? requested.keys : columns.map(({ key }) => key);
  const choose = (next: ExportColumns['choice']) =>
    onChange({ choice: next, keys: next === 'CHOSEN' && choice.keys.length === 0 ? first : choice.keys });
  return (
    <>
      <Field group label={t('kit.export.columns')} width="full">
        <Radio
          value={requested.choice}
          options={choices.map((value) => ({
            value,
            label: t(textOf(value), { total: counts[value], seen: seen.length }),
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
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            value={requested.keys}
            onChange={(keys) => onChange({ choice: 'CHOSEN', keys })}
          />
        </Field>
      )}
    </>
  );
}
