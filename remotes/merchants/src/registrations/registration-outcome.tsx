import type { RegistrationDetail } from '@console/contracts/merchants';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useLocalText, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Facts, Notice, Surface, TextLink } from '@console/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { decideHref, merchantHref, userHref, workbenchHref } from './registration-pages';
import { registrationDicts } from './registration-state';
import classes from './registration.module.css';

type Items = ComponentProps<typeof Facts>['items'];

interface OutcomeProps {
  registration: RegistrationDetail;
}

/** Merchant and user that an approval would create; once decided, the decision and its results. */
export function RegistrationOutcome({ registration }: OutcomeProps) {
  const { t } = useTranslation();
  const { state, rejectedReason } = registration;
  const items = [...useExpectedItems(registration), ...useDecidedItems(registration)];
  return (
    <Surface title={t('registration.decision')}>
      <div className={classes.outcome}>
        <Notice tone={state === 'APPROVED' ? 'ok' : state === 'REJECTED' ? 'bad' : 'info'}>
          {t(`registration.meaning.${state}`)}
          {rejectedReason !== null && <p className={classes.reason}>{rejectedReason}</p>}
        </Notice>
        {items.length > 0 && <Facts items={items} />}
      </div>
    </Surface>
  );
}

/** Merchant and first user that an approval creates. */
function useExpectedItems({ outcome, state }: RegistrationDetail): Items {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(registrationDicts);
  if (outcome === null || state !== 'SUBMITTED') return [];
  return [
    { label: t('registration.newStatus'), value: label('merchant_status', outcome.merchantStatus) },
    {
      label: t('registration.newRole'),
      value: outcome.role ? <bdi>{textOf(outcome.role.name)}</bdi> : t('registration.noRole'),
    },
  ];
}

/** Time and approver of the decision, and the created records. */
function useDecidedItems({ decidedAt, decidedBy, merchant, user, reviewNo, reviewId }: RegistrationDetail): Items {
  const { t } = useTranslation();
  const { zone } = useShown();
  const textOf = useLocalText();
  const { navigate } = useShell();
  const { label } = useDicts(registrationDicts);
  const opensMerchants = useCan('merchants.merchant.view');
  const opensUsers = useCan('admin.user.save');
  const opensMerchantReviews = useCan('merchants.review.view');
  const opensReviews = useCan('reviews.review.view');
  const reviewHref = reviewId !== null && opensMerchantReviews ? decideHref(reviewId) : workbenchHref(reviewNo);
  const linkTo = (href: string, text: string, opens: boolean) =>
    opens ? (
      <TextLink href={href} onNavigate={navigate}>
        <bdi>{text}</bdi>
      </TextLink>
    ) : (
      <bdi>{text}</bdi>
    );
  return [
    ...(decidedAt === null
      ? []
      : [
          { label: t('registration.decidedAt'), value: formatDateTime(decidedAt, zone) },
          { label: t('registration.decidedBy'), value: decidedBy },
        ]),
    ...(merchant === null
      ? []
      : [
          {
            label: t('registration.merchant'),
            value: linkTo(
              merchantHref(merchant.id),
              `${textOf(merchant.name)} · ${merchant.merchantNo}`,
              opensMerchants,
            ),
          },
          { label: t('registration.merchantStatus'), value: label('merchant_status', merchant.status) },
        ]),
    ...(user === null
      ? []
      : [{ label: t('registration.user'), value: linkTo(userHref(user.id), user.name, opensUsers) }]),
    ...(reviewNo === ''
      ? []
      : [
          {
            label: t('registration.reviewNo'),
            value: linkTo(reviewHref, reviewNo, opensMerchantReviews || opensReviews),
          },
        ]),
  ];
}
