import * as core from '@module-federation/runtime-core';

declare global {
  /** The one copy of Module Federation's runtime; remotes are built to find it here. */
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

globalThis._FEDERATION_RUNTIME_CORE = core;
