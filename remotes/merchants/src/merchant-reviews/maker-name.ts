import type { Review } from '@console/contracts/reviews';

/** Name of the submitter; the system for registrations, whose applicants have no account. */
export const makerNameOf = ({ maker }: Pick<Review, 'maker'>, t: (key: string) => string): string =>
  maker.id === 'system' ? t('merchantReview.system') : maker.name;
