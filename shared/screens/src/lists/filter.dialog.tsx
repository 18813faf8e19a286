import { Button } from '@console/ui';
import { Field, MultiSelect } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import type { Filter } from './list-filters';
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
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label} required width="full">
          <MultiSelect
            options={options}
            value={[...(address.filters[name] ?? [])]}
            onChange={(values) => choose(name, values)}
          />
        </Field>
      ))}
    </Dialog>
  );
}
