import * as core from '@module-federation/runtime-core';

declare global {
  /** The only copy of Module Federation's runtime; the build of the remotes expects it here. */
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

globalThis._FEDERATION_RUNTIME_CORE = core;
