import { type MerchantProtected, readMerchantCase } from '@console/contracts/merchants';
import { useShell } from '@console/remote-kit';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { CallFailed, useCountries, useLocalText, useRecord } from '@console/screens';
import { Facts, Notice, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantFields } from './merchant-change';
import { MerchantLicences } from './merchant-licences';
import { viewHref } from './merchant-pages';
import classes from './merchant.module.css';

/** A new merchant, or a change of one field by field, for the review workbench. */
export default function MerchantOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { nameOf } = useCountries();
  const { navigate } = useShell();
  const { result, reload } = useRecord(readMerchantCase, { id: review.id });
  const { data } = result;
  if (result.at === 'failed' && !data)
    return <CallFailed title={t('merchant.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!data) return <Skeleton rows={6} />;
  const { merchant, change } = data;
  const link = {
    label: t('merchant.one'),
    value: (
      <TextLink href={viewHref(merchant.id)} onNavigate={navigate}>
        {textOf(merchant.name)}
      </TextLink>
    ),
  };
  const kind = change ? 'change' : 'new';
  // In a closed review, neither value may be the current one.
  const titles = { before: t('merchant.case.before'), after: t('merchant.case.after') };
  return (
    <>
      {change ? (
        <>
          <Facts items={[link, { label: t('merchant.merchantNo'), value: merchant.merchantNo }]} />
          <MerchantFields before={change.before} after={change.after} titles={titles} />
          <LicencePair reviewId={review.id} before={change.before.licences} after={change.after.licences} />
          {!change.after.licences && (
            <Facts
              items={[
                {
                  label: t('merchant.case.sameLicences'),
                  value: <MerchantLicences id={merchant.id} licences={merchant.licences} />,
                },
              ]}
            />
          )}
        </>
      ) : (
        <Facts
          items={[
            link,
            { label: t('merchant.registrationNo'), value: merchant.registrationNo },
            { label: t('merchant.country'), value: nameOf(merchant.country) },
            { label: t('merchant.mcc'), value: merchant.mcc || '–' },
            {
              label: t('merchant.licences'),
              value: <MerchantLicences isOfReview id={review.id} licences={merchant.licences} />,
            },
            {
              label: t('merchant.address'),
              value: [merchant.address, merchant.postalCode, merchant.city].filter(Boolean).join(', '),
            },
            { label: t('merchant.contactName'), value: merchant.contactName },
            { label: t('merchant.email'), value: merchant.email },
            { label: t('merchant.currencies'), value: merchant.currencies.join(', ') },
            { label: t('merchant.bankName'), value: merchant.bankName },
            { label: t('merchant.bankAccountName'), value: merchant.bankAccountName },
            { label: t('merchant.bankAccountNo'), value: merchant.bankAccountNo.masked },
          ]}
        />
      )}
      {decision && (
        <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>{t(`merchant.case.${kind}.${decision}`)}</Notice>
      )}
    </>
  );
}

interface LicencePairProps {
  reviewId: string;
  before: MerchantProtected['licences'] | undefined;
  after: MerchantProtected['licences'] | undefined;
}

/** Licence files of both versions, side by side. */
function LicencePair({ reviewId, before, after }: LicencePairProps) {
  const { t } = useTranslation();
  if (!before || !after) return null;
  return (
    <div className={classes.pair}>
      <section aria-label={t('merchant.case.before')}>
        <h3>{t('merchant.case.before')}</h3>
        <MerchantLicences isOfReview id={reviewId} licences={before} />
      </section>
      <section aria-label={t('merchant.case.after')}>
        <h3>{t('merchant.case.after')}</h3>
        <MerchantLicences isOfReview id={reviewId} licences={after} />
      </section>
    </div>
  );
}
