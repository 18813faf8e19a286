import {
  listProductModuleChoices,
  type ProductModuleChoices,
  productModuleDraft,
} from '@console/contracts/product-modules';
import { CallFailed, fieldsOf, rareFieldsOf, useDicts, useLocalText, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

const fields = fieldsOf(productModuleDraft, 'productModule');
const rare = rareFieldsOf(productModuleDraft, 'productModule');
const everything = {};

/** Fields of a product module: name, account types, and included buttons by menu. The code never changes. */
export function ProductModuleFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listProductModuleChoices, everything);
  return (
    <>
      <FormSection title={t('productModule.general')}>
        <fields.Text
          name="code"
          width="full"
          disabled={!isNew}
          hint={t(isNew ? 'productModule.codeHint' : 'productModule.codeFixed')}
        />
        <fields.Text name="nameEn" />
        <fields.Text name="nameZh" />
        <fields.Area name="description" />
        <fields.Codes name="accountTypes" dict="account_type" hint={t('productModule.accountTypesHint')} />
      </FormSection>
      <FormSection title={t('productModule.content')} description={t('productModule.contentAbout')}>
        {result.at === 'failed' && (
          <CallFailed title={t('productModule.choicesFailed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {result.at === 'loading' && !result.data && <Skeleton rows={8} />}
        {result.data && <Buttons menus={result.data.menus} />}
      </FormSection>
    </>
  );
}

const dicts = ['permission'];

function Buttons({ menus }: Pick<ProductModuleChoices, 'menus'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(dicts);
  const nodes = menus.map(({ id, name, buttons }) => ({
    id,
    label: name ? textOf(name) : t('productModule.otherButtons'),
    children: buttons.map((code) => ({ id: code, label: label('permission', code) })),
  }));
  return <rare.Tree name="buttons" nodes={nodes} />;
}
