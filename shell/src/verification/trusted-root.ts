import { rootKeys, type RootKeys } from '@console/contracts/release';

/** The keys that this build of the shell trusts. The build has checked who signed them. */
export const trustedRoot = (): RootKeys => rootKeys.parse(JSON.parse(__TRUSTED_ROOT__));

/** Another root is another memory: numbers begin again with new keys. */
export const trustedRootText = (): string => __TRUSTED_ROOT__;
