import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles } from '@console/remote-kit';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { noteRan } from '../boot/fresh-document';
import { integrityOf } from './trust';

/** Module Federation version of this shell; remotes built with another version are not loaded. */
export const federationVersion = __FEDERATION_VERSION__;

/** Longer than any load: `watchSlowFiles` ends stalled loads, and slow loads have no time limit. */
const scriptMs = 10 * 60_000;

/** Creates the script elements with the hash from the manifest; Module Federation adds them to the document. */
export function startFederation(): void {
  registerPlugins([
    {
      name: 'vcc-integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(url);
        return { script, timeout: scriptMs };
      },
    },
  ]);
}

/** Loads the code of a version. A new `query` avoids the browser's cache lock of a request that still hangs. */
export async function loadLifecycles({ base, manifest }: LiveRemote, query: string): Promise<RemoteLifecycles> {
  const { container, entry } = manifest;
  noteRan(manifest.remote);
  registerRemotes([{ name: container, entry: base + entry + query, entryGlobalName: container, type: 'global' }]);
  const module = await loadRemote<RemoteLifecycles>(`${container}/remote`).catch((error: unknown) => {
    throw inShort(error);
  });
  return checked(module, container);
}

/** Unwraps the error of Module Federation, whose message adds advice for developers; users need the original error. */
function inShort(error: unknown): unknown {
  const [text, name] = (error instanceof Error && /(Script\w+Error): .*/.exec(error.message)) || [];
  return text === undefined || name === undefined ? error : Object.assign(new Error(text, { cause: error }), { name });
}

function checked(module: RemoteLifecycles | null, container: string): RemoteLifecycles {
  for (const lifecycle of ['bootstrap', 'mount', 'update', 'unmount'] as const)
    if (typeof module?.[lifecycle] !== 'function') throw new Error(`${container} does not export ${lifecycle}()`);
  // The loop above has checked that the functions exist.
  return module as RemoteLifecycles;
}

export const federationInstance = () => getInstance();
