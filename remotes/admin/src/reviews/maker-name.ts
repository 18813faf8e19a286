import type { Review } from '@console/contracts/reviews';

/** Name of the requester; the system for automatic requests. */
export const makerNameOf = ({ maker }: Pick<Review, 'maker'>, t: (key: string) => string): string =>
  maker.id === 'system' ? t('review.system') : maker.name;
