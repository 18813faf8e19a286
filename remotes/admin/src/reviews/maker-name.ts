import type { Review } from '@console/contracts/reviews';

/** Who requested it; where no person did, the system. */
export const makerNameOf = ({ maker }: Pick<Review, 'maker'>, t: (key: string) => string): string =>
  maker.id === 'system' ? t('review.system') : maker.name;
