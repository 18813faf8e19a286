import { CallRefused } from '@console/screens';
import { Notice } from '@console/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Reasons why a request can no longer be approved, or not by this user. */
const reasons = ['OWN_ROLE', 'REQUESTER_LACKS', 'NOT_IN_MODULES'];

/** Refused decision, with the reason if the kind of review has one. */
export function RefusedDecision({ failure }: ComponentProps<typeof CallRefused>) {
  const { t } = useTranslation();
  const { data } = failure;
  const said = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : null;
  const reason = reasons.find((one) => one === said);
  return (
    <>
      <CallRefused failure={failure} />
      {reason !== undefined && <Notice>{t(`review.refused.${reason}`)}</Notice>}
    </>
  );
}
