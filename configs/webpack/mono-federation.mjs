import remotes from 'virtual:every-remote';

/** Replacement of `shell/src/mounting/federation.ts` in the comparison bundle: ordinary lazy imports. */
export const federationVersion = __FEDERATION_VERSION__;

export const startFederation = () => undefined;

export const loadLifecycles = ({ remote }) => remotes[remote]();

export const federationInstance = () => null;
