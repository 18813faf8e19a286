import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** A new id: `prefix_ULID`. Ids of one process sort in the order of their making, also within a millisecond. */
export const newId = (prefix: string): string => `${prefix}_${next()}`;

/** An id that is the same in every installation, for records that come with the product. */
export const fixedId = (prefix: string, number: number): string =>
  `${prefix}_01K00000000000000000${String(number).padStart(6, '0')}`;
