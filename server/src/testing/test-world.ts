import { createCardVault } from '../vault/card-vault';
import { createSecretBox } from '../vault/secret-box';
import { wrappingKeysOf } from '../vault/wrapping-keys';

/** The day of every test. */
export const testNow = new Date('2026-03-09T04:00:00.000Z');

const masterKey = Buffer.alloc(32, 7);
export const testVault = createCardVault(masterKey, wrappingKeysOf([Buffer.alloc(32, 8)]));
export const testSecrets = createSecretBox(masterKey);
