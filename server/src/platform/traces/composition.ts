import { holdsCardNumber } from '@console/contracts';

const shape = /^[a-z][a-z0-9-]{0,39}@[\w.+-]{1,40}( [a-z][a-z0-9-]{0,39}@[\w.+-]{1,40}){0,30}$/;

/**
 * Parses the versions that a page reports, such as `shell@1.0.0 cards@1.4.0`. Null for any other text, and for a text
 * with a card number.
 */
export const compositionIn = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && header.length <= 1000 && shape.test(header) && !holdsCardNumber(header) ? header : null;
