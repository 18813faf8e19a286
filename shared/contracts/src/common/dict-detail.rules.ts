import type { DictDetail } from './common';

/** Returns whether an entry can be selected on a day. */
export const isOffered = (
  { isDisabled, validFrom, validUntil }: Pick<DictDetail, 'isDisabled' | 'validFrom' | 'validUntil'>,
  day: string,
): boolean =>
  isDisabled !== true &&
  (validFrom === undefined || validFrom <= day) &&
  (validUntil === undefined || day <= validUntil);
