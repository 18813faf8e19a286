import {
  createProductModule,
  type ProductModule,
  type ProductModuleDraft,
  productModuleDraft,
  productModuleIssues,
  readProductModule,
  updateProductModule,
} from '@console/contracts/product-modules';
import { AuditHistoryLink, FormPage, useLocalText } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ProductModuleFields } from './product-module-fields';
import { listHref } from './product-module-pages';

const edit = {
  read: readProductModule,
  update: updateProductModule,
  rowOf: (record: ProductModule) => record,
  changeOf: ({ code: _code, ...content }: ProductModuleDraft, target: { id: string; version: number }) => ({
    ...content,
    ...target,
  }),
};

const startOf = (record: ProductModule | null): ProductModuleDraft => ({
  code: record?.code ?? '',
  nameEn: record?.name.en_US ?? '',
  nameZh: record?.name.zh_CN ?? '',
  description: record?.description ?? '',
  accountTypes: record?.accountTypes ?? ['WHITELABEL', 'MERCHANT', 'CHANNEL'],
  buttons: record?.buttons ?? [],
});

/** Creates or edits a product module. */
export default function ProductModuleForm() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <FormPage
      ns="productModule"
      failed="productModule.oneFailed"
      schema={productModuleDraft}
      create={createProductModule}
      edit={edit}
      start={startOf}
      rules={(values, record) => (record ? [] : productModuleIssues(values))}
      nameOf={({ name }) => textOf(name)}
      hrefOf={() => listHref}
      above={(record) =>
        record &&
        record.companies.length > 0 && <Notice>{t('productModule.reaches', { count: record.companies.length })}</Notice>
      }
      below={(_form, record) => record && <AuditHistoryLink kind="product_module" id={record.id} />}
    >
      {(_form, record) => <ProductModuleFields isNew={record === null} />}
    </FormPage>
  );
}
