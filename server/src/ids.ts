import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** A new id: `prefix_ULID`. Ids of one process sort in the order of their making, also within a millisecond. */
export const newId = (prefix: string): string => `${prefix}_${next()}`;
