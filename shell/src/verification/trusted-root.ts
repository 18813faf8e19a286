import { rootKeys, type RootKeys } from '@console/contracts/release';

/** Returns the root keys built into this shell. The build has verified their signatures. */
export const trustedRoot = (): RootKeys => rootKeys.parse(JSON.parse(__TRUSTED_ROOT__));

/**
 * Returns the text of the root keys. Stored releases belong to this text, because new keys restart the release numbers.
 */
export const trustedRootText = (): string => __TRUSTED_ROOT__;
