import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles } from '@console/remote-kit';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { noteRan } from '../boot/fresh-document';
import { integrityOf } from './trust';

/** Version of Module Federation that this shell speaks; a remote built with another one is not loaded. */
export const federationVersion = __FEDERATION_VERSION__;

/** Longer than any load takes: stalled loads are ended by `watchSlowFiles`, and slow ones go on. */
const scriptMs = 10 * 60_000;

/** Our own element, with the hash that the manifest promises; Module Federation adds it to the document. */
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

/** Loads the code of a version. A new `query` gets around a request that still hangs in the browser's cache lock. */
export async function loadLifecycles({ base, manifest }: LiveRemote, query: string): Promise<RemoteLifecycles> {
  const { container, entry } = manifest;
  noteRan(manifest.remote);
  registerRemotes([{ name: container, entry: base + entry + query, entryGlobalName: container, type: 'global' }]);
  const module = await loadRemote<RemoteLifecycles>(`${container}/remote`).catch((error: unknown) => {
    throw inShort(error);
  });
  return checked(module, container);
}

/** Module Federation wraps what happened into advice for developers; what happened is what people read. */
function inShort(error: unknown): unknown {
  const [text, name] = (error instanceof Error && /(Script\w+Error): .*/.exec(error.message)) || [];
  return text === undefined || name === undefined ? error : Object.assign(new Error(text, { cause: error }), { name });
}

function checked(module: RemoteLifecycles | null, container: string): RemoteLifecycles {
  for (const lifecycle of ['bootstrap', 'mount', 'update', 'unmount'] as const)
    if (typeof module?.[lifecycle] !== 'function') throw new Error(`${container} does not export ${lifecycle}()`);
  // The loop above has just proven that it is there.
  return module as RemoteLifecycles;
}

export const federationInstance = () => getInstance();
