import { createCardVault } from '../platform/vault/card-vault';
import { createSecretBox } from '../platform/vault/secret-box';
import { wrappingKeysOf } from '../platform/vault/wrapping-keys';

/** Current time in tests. */
export const testNow = new Date('2026-03-09T04:00:00.000Z');

const masterKey = Buffer.alloc(32, 7);
export const testVault = createCardVault(masterKey, wrappingKeysOf([Buffer.alloc(32, 8)]));
export const testSecrets = createSecretBox(masterKey);
