import type { MerchantReviewKind } from '@console/contracts/merchants';
import { pageHref } from '@console/screens';

export const detailHref = (id: string): string => pageHref('merchant-review-list-detail', { id });
export const decideHref = (id: string): string => pageHref('merchant-review-list-review', { id });
/** The pending reviews that the user requested. */
export const ownHref = pageHref('merchant-review-list', { outcome: 'WAITING', isMine: 'true' });

/** Page of the merchant or the registration that a review is about. */
export const subjectHref = ({ kind, objectId }: { kind: string; objectId: string }): string =>
  kind === ('MERCHANT_REGISTRATION' satisfies MerchantReviewKind)
    ? pageHref('merchant-register-review', { id: objectId })
    : pageHref('merchant-management-view', { id: objectId });
