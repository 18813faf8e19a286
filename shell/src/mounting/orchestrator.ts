import type { LiveRemote } from '@console/contracts/release';
import type { PageView, RemoteLifecycles, RemoteProps } from '@console/remote-kit';
import { deadline } from './deadline';
import { federationVersion, loadLifecycles } from './federation';
import { purge } from './purge';
import { trustRemote } from './trust';

const loadMs = 8000;
const mountMs = 5000;
const unmountMs = 3000;

/** What a mounted version is given beside its name and its element. */
export type Given = Omit<RemoteProps, 'name' | 'domElement' | 'onFatal' | 'trial'>;

/** A mounted version of a remote. */
export interface Mounted {
  remote: LiveRemote;
  update: (given: Given) => Promise<void>;
  unmount: () => Promise<void>;
}

let mountCount = 0;

/**
 * Loads a version and mounts it into `area`. Every step has a deadline, and any failure leaves nothing behind.
 * A mount that settles is not yet healthy: an error in the first render arrives through `onFatal`.
 * @throws Error that says which step failed
 */
export async function mountRemote(
  remote: LiveRemote,
  area: HTMLElement,
  given: Given,
  { attempt, onFatal }: { attempt: number; onFatal: (error: unknown) => void },
): Promise<Mounted> {
  const domElement = document.createElement('div');
  domElement.className = 'vcc-remote';
  try {
    if (remote.manifest.federation !== federationVersion)
      throw new Error(`${remote.remote} was built with Module Federation ${remote.manifest.federation}`);
    trustRemote(remote);
    const lifecycles = await deadline(loadLifecycles(remote, attempt), loadMs, 'Loading the code');
    area.append(domElement);
    return await start(remote, lifecycles, domElement, given, onFatal);
  } catch (error) {
    domElement.remove();
    purge(remote);
    throw error;
  }
}

async function start(
  remote: LiveRemote,
  lifecycles: RemoteLifecycles,
  domElement: HTMLElement,
  given: Given,
  onFatal: (error: unknown) => void,
): Promise<Mounted> {
  mountCount += 1;
  let reject: (error: unknown) => void = onFatal;
  const fatal = new Promise<never>((_resolve, refuse) => (reject = refuse));
  const props = {
    name: `${remote.manifest.container}#${mountCount}`,
    domElement,
    trial: false,
    onFatal: (error: unknown) => reject(error),
  };
  await deadline(lifecycles.bootstrap({ ...props, ...given }), mountMs, 'Bootstrap');
  await deadline(Promise.race([lifecycles.mount({ ...props, ...given }), fatal]), mountMs, 'Mount');
  reject = onFatal;
  return {
    remote,
    update: async (next) => void (await lifecycles.update({ ...props, ...next })),
    unmount: async () => {
      try {
        await deadline(lifecycles.unmount({ ...props, ...given }), unmountMs, 'Unmount');
      } finally {
        domElement.remove();
        purge(remote);
      }
    },
  };
}

/** Pages of one remote among all open ones. */
export const pagesOf = (remote: LiveRemote, views: PageView[]): PageView[] => {
  const own = new Set(remote.manifest.pages.map(({ name }) => name));
  return views.filter(({ page }) => own.has(page));
};
