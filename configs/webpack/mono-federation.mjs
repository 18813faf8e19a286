import remotes from 'virtual:every-remote';

/** What the comparison bundle puts in the place of `shell/src/mounting/federation.ts`: ordinary lazy imports. */
export const federationVersion = __FEDERATION_VERSION__;

export const startFederation = () => undefined;

export const loadLifecycles = ({ remote }) => remotes[remote]();

export const federationInstance = () => null;
