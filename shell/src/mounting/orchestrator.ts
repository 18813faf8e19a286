import type { LiveRemote } from '@console/contracts/release';
import type { RemoteLifecycles, RemoteProps } from '@console/remote-kit';
import { deadline } from './deadline';
import { federationVersion, loadLifecycles } from './federation';
import { purge } from './purge';
import { trustRemote } from './trust';

const loadMs = 8000;
const mountMs = 5000;
const unmountMs = 3000;

/** What a mounted version is given beside its name and its element. */
type Given = Omit<RemoteProps, 'name' | 'domElement' | 'onFatal' | 'trial'>;

/** A mounted version of a remote. */
export interface Mounted {
  remote: LiveRemote;
  /** Renders with what is given now. */
  update: (given: Given) => void;
  unmount: () => Promise<void>;
}

interface Wish {
  remote: LiveRemote;
  area: HTMLElement;
  given: Given;
  /** Tries so far. */
  attempt: number;
  /** An error that no boundary of the remote caught, at any time. */
  onFatal: (error: unknown) => void;
}

let mountCount = 0;

/**
 * Loads a version and mounts it into `area`. Every step has a deadline, and any failure leaves nothing behind.
 * A mount that settles is not yet healthy: an error in the first render arrives through `onFatal`.
 * @throws Error that says which step failed
 */
export async function mountRemote(wish: Wish): Promise<Mounted> {
  const { remote, area, attempt } = wish;
  const domElement = document.createElement('div');
  try {
    if (remote.manifest.federation !== federationVersion)
      throw new Error(`${remote.remote} was built with Module Federation ${remote.manifest.federation}`);
    trustRemote(remote);
    const lifecycles = await deadline(loadLifecycles(remote, attempt), loadMs, 'Loading the code');
    area.append(domElement);
    return await start(wish, lifecycles, domElement);
  } catch (error) {
    domElement.remove();
    purge(remote);
    throw error;
  }
}

async function start({ remote, given, onFatal }: Wish, lifecycles: RemoteLifecycles, domElement: HTMLElement) {
  mountCount += 1;
  let report: (error: unknown) => void = onFatal;
  const fatal = new Promise<never>((_resolve, reject) => {
    report = reject;
  });
  const own = {
    name: `${remote.manifest.container}#${mountCount}`,
    domElement,
    trial: false,
    onFatal: (error: unknown) => report(error),
  };
  let latest: RemoteProps = { ...own, ...given };
  await deadline(lifecycles.bootstrap(latest), mountMs, 'Bootstrap');
  await deadline(Promise.race([lifecycles.mount(latest), fatal]), mountMs, 'Mount');
  report = onFatal;
  return {
    remote,
    update: (next: Given) => {
      latest = { ...own, ...next };
      lifecycles.update(latest).catch(onFatal);
    },
    unmount: async () => {
      await deadline(lifecycles.unmount(latest), unmountMs, 'Unmount').catch(() => undefined);
      domElement.remove();
      purge(remote);
    },
  };
}
