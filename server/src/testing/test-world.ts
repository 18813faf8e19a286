import { createCardVault } from '../vault/card-vault';
import { createSecretBox } from '../vault/secret-box';

/** The day of every test. */
export const testNow = new Date('2026-03-09T04:00:00.000Z');

const masterKey = Buffer.alloc(32, 7);
export const testVault = createCardVault(masterKey);
export const testSecrets = createSecretBox(masterKey);
