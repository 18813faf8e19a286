import { Button } from '@console/ui';
import { Field, focusFirstInvalid, MultiSelect, reportRefusedTexts } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountsFields } from './amounts-fields';
import { DaysField } from './days-field';
import type { Filter } from './list-filters';
import type { List } from './use-list';

interface FilterDialogProps<Row> {
  list: List<Row>;
  filters: Filter[];
  onClose: () => void;
}

/** All filters of a list, applied together. The dialog stays open while an amount is unreadable. */
export default function FilterDialog<Row>({ list, filters, onClose }: FilterDialogProps<Row>) {
  const { t } = useTranslation();
  const { address, change, clear, isFiltered } = list;
  const finish = ({ currentTarget }: MouseEvent) => {
    const dialog = currentTarget.closest('dialog');
    if (dialog && reportRefusedTexts(dialog)) focusFirstInvalid(dialog);
    else onClose();
  };
  const choose = (name: string, values: string[]) => change({ filters: { ...address.filters, [name]: values } });
  const actions = (
    <>
      {isFiltered && <Button onClick={clear}>{t('kit.clear')}</Button>}
      <Button variant="primary" onClick={finish}>
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

function FilterFields({ filter: { label, options, search, isLoading }, values, onChange }: FilterFieldsProps) {
  if (options === 'days') return <DaysField label={label} values={values} onChange={onChange} />;
  if (options === 'amounts') return <AmountsFields label={label} values={values} onChange={onChange} />;
  return (
    <Field label={label} required width="full">
      <MultiSelect
        options={options}
        isLoading={isLoading}
        onTyped={search}
        value={[...(values ?? [])]}
        onChange={onChange}
      />
    </Field>
  );
}
