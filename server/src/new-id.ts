import { monotonicFactory } from 'ulid';

const next = monotonicFactory();

/** `prefix_ULID`: ids of one process sort in the order in which they were made. */
export const newId = (prefix: string, now: Date): string => `${prefix}_${next(now.getTime())}`;
