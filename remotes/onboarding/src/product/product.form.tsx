import {
  checkProductChoices,
  findOnboarding,
  listOnboardingProducts,
  onboardingSubmission,
  productStep,
  saveOnboardingProduct,
  type OnboardingProduct,
  type OnboardingSubmission,
} from '@console/contracts/onboarding';
import { usePage } from '@console/remote-kit';
import { CallFailed, CallRefused, usePageForm, useRecord, useVersionedOperation } from '@console/screens';
import { Skeleton } from '@console/ui';
import { Checkbox, Field, FormFooter } from '@console/ui/form';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../common/flow-page';
import css from '../common/flow-page.module.css';
import { ProductChoices } from './product-choices';

export default function ProductPage() {
  const { t } = useTranslation();
  return (
    <FlowPage step={3} title={t('product.title')} description={t('product.description')}>
      <ProductStep />
    </FlowPage>
  );
}

function ProductStep() {
  const { t } = useTranslation();
  const offer = useRecord(listOnboardingProducts, {});
  const own = useRecord(findOnboarding, {});
  for (const { result, reload } of [offer, own])
    if (result.at === 'failed' && !result.data)
      return <CallFailed title={t('product.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!offer.result.data || !own.result.data) return <Skeleton rows={6} />;
  return <ProductForm products={offer.result.data.list} submission={own.result.data} />;
}

interface ProductFormProps {
  products: OnboardingProduct[];
  submission: OnboardingSubmission;
}

function ProductForm({ products, submission }: ProductFormProps) {
  const { t } = useTranslation();
  const { shell } = usePage();
  const { bind, form } = usePageForm({
    schema: productStep,
    start: { choices: submission.choices, certifiesTruth: false },
    version: submission.version,
    rules: (values) => checkProductChoices(values, products),
  });
  // After a version conflict (a change in another tab), saving again overwrites that change.
  const { progress, send, refusal } = useVersionedOperation(saveOnboardingProduct, onboardingSubmission, (newer) =>
    form.setVersion(newer.version),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await form.submit((step) => send({ ...step, version: form.version }));
    if (sent?.at !== 'done') return;
    form.setSaved(form.values, sent.data.version);
    shell.notify({ tone: 'ok', text: t('product.saved') });
  };
  const { choices = [], certifiesTruth = false } = form.values;
  return (
    <form ref={bind} className={`${css.form} ${css.wide}`} noValidate onSubmit={(event) => void submit(event)}>
      <Field group required label={t('product.choose')} error={form.errorOf('choices')}>
        <ProductChoices products={products} choices={choices} onChange={(next) => form.set('choices', next)} />
      </Field>
      <Field group required label={t('product.certify')} error={form.errorOf('certifiesTruth')}>
        <Checkbox checked={certifiesTruth} onChange={(next) => form.set('certifiesTruth', next)}>
          {t('product.certify.text')}
        </Checkbox>
      </Field>
      {refusal.failure && <CallRefused failure={refusal.failure} />}
      <div className={css.footer}>
        <FormFooter
          primary={{ label: t('product.save'), loading: progress.at === 'sending' }}
          errorCount={form.errorCount}
        />
      </div>
    </form>
  );
}
