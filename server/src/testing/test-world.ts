import { createCardVault } from '../vault/card-vault';

/** The day of every test. */
export const testNow = new Date('2026-03-09T04:00:00.000Z');

export const testVault = createCardVault(Buffer.alloc(32, 7));
