import { isDay } from '@console/contracts';
import { Button } from '@console/ui';
import { DateInput } from '@console/ui/date';
import { Field, MultiSelect } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { AmountsFields } from './amounts-fields';
import type { Filter } from './list-filters';
import { daysIn } from './list-query.rules';
import type { List } from './use-list';

interface FilterDialogProps<Row> {
  list: List<Row>;
  filters: Filter[];
  onClose: () => void;
}

/** All filters of a list; each choice shows at once in the rows behind. */
export default function FilterDialog<Row>({ list, filters, onClose }: FilterDialogProps<Row>) {
  const { t } = useTranslation();
  const { address, change, clear, isFiltered } = list;
  const choose = (name: string, values: string[]) => change({ filters: { ...address.filters, [name]: values } });
  const actions = (
    <>
      {isFiltered && <Button onClick={clear}>{t('kit.clear')}</Button>}
      <Button variant="primary" onClick={onClose}>
        {t('kit.done')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('kit.filters')} width={480} onClose={onClose} actions={actions}>
      {filters.map((filter) => (
        <FilterFields
          key={filter.name}
          filter={filter}
          values={address.filters[filter.name]}
          onChange={(values) => choose(filter.name, values)}
        />
      ))}
    </Dialog>
  );
}

interface FilterFieldsProps {
  filter: Filter;
  values: readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

function FilterFields({ filter: { label, options, search }, values, onChange }: FilterFieldsProps) {
  if (options === 'days') return <DaysFields label={label} values={values} onChange={onChange} />;
  if (options === 'amounts') return <AmountsFields label={label} values={values} onChange={onChange} />;
  return (
    <Field label={label} required width="full">
      <MultiSelect options={options} onTyped={search} value={[...(values ?? [])]} onChange={onChange} />
    </Field>
  );
}

interface DaysFieldsProps {
  label: string;
  values: readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

/** The first and the last day; either may be left open. */
function DaysFields({ label, values, onChange }: DaysFieldsProps) {
  const { t } = useTranslation();
  const { first, last } = daysIn(values);
  // A day that is still being typed is none yet; it must not take the other one away.
  const change = (from: string, to: string) => {
    if ([from, to].every((day) => day === '' || isDay(day))) onChange(from || to ? [`${from}..${to}`] : []);
  };
  return (
    <>
      <Field label={t('kit.firstDay', { label })} width="full">
        <DateInput value={first || undefined} max={last || undefined} onChange={(day = '') => change(day, last)} />
      </Field>
      <Field label={t('kit.lastDay', { label })} width="full">
        <DateInput value={last || undefined} min={first || undefined} onChange={(day = '') => change(first, day)} />
      </Field>
    </>
  );
}
