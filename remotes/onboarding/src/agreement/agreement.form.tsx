import type { AgreementText } from '@console/contracts';
import {
  checkServiceAgreement,
  findServiceAgreement,
  onboardingSubmission,
  serviceAgreementStep,
  signServiceAgreement,
} from '@console/contracts/onboarding';
import { readRichText } from '@console/contracts/rich-text';
import { formatDateTime } from '@console/i18n';
import { usePage } from '@console/remote-kit';
import {
  CallFailed,
  CallRefused,
  useLanguage,
  usePageForm,
  useRecord,
  useShown,
  useVersionedOperation,
} from '@console/screens';
import { Empty, Notice, Skeleton, TextLink } from '@console/ui';
import { Checkbox, Field, FormFooter, TextInput } from '@console/ui/form';
import { RichText } from '@console/ui/rich-text';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../common/flow-page';
import flow from '../common/flow-page.module.css';
import css from './agreement.module.css';

export default function AgreementPage() {
  const { t } = useTranslation();
  return (
    <FlowPage step={7} title={t('agreement.title')} description={t('agreement.description')}>
      <AgreementStep />
    </FlowPage>
  );
}

function AgreementStep() {
  const { t } = useTranslation();
  const { shell } = usePage();
  const shown = useShown();
  const { result, reload } = useRecord(findServiceAgreement, {});
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('agreement.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={8} />;
  const { agreement, name, submission } = result.data;
  if (submission.agreedAt !== null)
    return (
      <Notice tone="ok">{t('agreement.signed.at', { at: formatDateTime(submission.agreedAt, shown.zone) })}</Notice>
    );
  if (!agreement) return <Empty picture="history" title={t('agreement.none')} />;
  const isEarly = submission.state !== 'SUBMITTED';
  return (
    <>
      <Text agreement={agreement} />
      {isEarly && (
        <Notice tone="info">
          {t('agreement.early')}{' '}
          <TextLink href="/onboardingProduct" onNavigate={(href) => shell.navigate(href)}>
            {t('agreement.to-products')}
          </TextLink>
        </Notice>
      )}
      {!isEarly && (
        <SignForm
          key={agreement.id}
          agreementId={agreement.id}
          name={name}
          version={submission.version}
          onChanged={() => reload()}
        />
      )}
    </>
  );
}

function Text({ agreement: { title, body, versionNo: no, effectiveFrom: day } }: { agreement: AgreementText }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <div>
        <h2 className={css.title}>{title[language]}</h2>
        <p className={css.version}>{t('agreement.version', { no, day })}</p>
      </div>
      {/* Focusable, so that the text can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.text} tabIndex={0} aria-label={title[language]}>
        <RichText nodes={readRichText(body[language])} />
      </section>
    </>
  );
}

interface SignFormProps {
  agreementId: string;
  /** Name that the signature must equal. */
  name: string;
  version: number;
  /** Called after the signature, and if another version took effect in the meantime. */
  onChanged: () => void;
}

function SignForm({ agreementId, name, version, onChanged }: SignFormProps) {
  const { t } = useTranslation();
  const { shell } = usePage();
  const { bind, form } = usePageForm({
    schema: serviceAgreementStep,
    start: { signature: '', accepts: false },
    version,
    rules: (values) => checkServiceAgreement(values, name),
  });
  const { progress, send, refusal } = useVersionedOperation(signServiceAgreement, onboardingSubmission, (newer) =>
    form.setVersion(newer.version),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await form.submit((step) => send({ ...step, agreementId, version: form.version }));
    if (sent?.at === 'refused') onChanged();
    if (sent?.at !== 'done') return;
    form.setSaved(form.values, sent.data.version);
    shell.notify({ tone: 'ok', text: t('agreement.signed') });
    onChanged();
  };
  const { signature = '', accepts = false } = form.values;
  return (
    <form ref={bind} className={`${flow.form} ${flow.wide}`} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        required
        label={t('agreement.signature')}
        hint={t('agreement.hint', { name })}
        error={form.errorOf('signature')}
      >
        <TextInput value={signature} onChange={(next) => form.set('signature', next)} autoComplete="name" />
      </Field>
      <Field group required label={t('agreement.accept')} error={form.errorOf('accepts')}>
        <Checkbox checked={accepts} onChange={(next) => form.set('accepts', next)}>
          {t('agreement.accept.text')}
        </Checkbox>
      </Field>
      {refusal.failure && <CallRefused failure={refusal.failure} />}
      <div className={flow.footer}>
        <FormFooter
          primary={{ label: t('agreement.sign'), loading: progress.at === 'sending' }}
          errorCount={form.errorCount}
        />
      </div>
    </form>
  );
}
