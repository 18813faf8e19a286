import {
  grantProductModule,
  listProductModuleChoices,
  type ProductModule,
  productModule,
  removeProductModule,
} from '@console/contracts/product-modules';
import { ActionDialog, type ActionProps, CallFailed, fieldsOf, useLocalText, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';

const grant = fieldsOf(grantProductModule.input, 'productModule');

const companiesOf = ({ companies }: ProductModule) => ({ companyIds: companies.map(({ id }) => id) });

/** Action on a product module. First shows what companies gain or lose. */
export default function ProductModuleActionDialog({
  action,
  record,
  ...page
}: ActionProps<ProductModule, 'GRANT' | 'DELETE'>) {
  const { t } = useTranslation();
  const name = useLocalText()(record.name);
  const { id, version } = record;
  const about = {
    ...page,
    title: t(`productModule.ask.${action}`, { name }),
    submit: { label: t(`productModule.action.${action}`), isDangerous: action === 'DELETE' },
    effect: t(`productModule.effect.${action}`),
    conflict: { text: t('productModule.changedMeanwhile'), record: productModule },
    done: t(`productModule.done.${action}`, { name }),
  };
  if (action === 'DELETE')
    return <ActionDialog {...about} operation={removeProductModule} start={{ id, version }} confirmation={name} />;
  const conflict = { ...about.conflict, fields: { ns: 'productModule', opened: record, of: companiesOf } };
  return (
    <ActionDialog
      {...about}
      conflict={conflict}
      operation={grantProductModule}
      start={{ id, version, ...companiesOf(record) }}
    >
      {() => <CompaniesField />}
    </ActionDialog>
  );
}

const everything = {};

function CompaniesField() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(listProductModuleChoices, everything);
  if (result.at === 'failed')
    return <CallFailed title={t('productModule.choicesFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={2} />;
  const options = result.data.companies.map(({ id, name }) => ({ value: id, label: textOf(name) }));
  return <grant.Choices name="companyIds" width="full" options={options} required={false} />;
}
