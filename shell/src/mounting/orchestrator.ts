import type { FaultStep, LiveRemote } from '@console/contracts/release';
import { deadline, isLate, tryAgain, type RemoteLifecycles, type RemoteProps } from '@console/remote-kit';
import { PageRegistry } from '../drafts/page-registry';
import { federationVersion, loadLifecycles } from './federation';
import { unlessStalled } from './line';
import { MountFailure } from './mount-failure';
import { purge } from './purge';
import { SharedCode, type CodeUse } from './shared-code';
import { trustRemote } from './trust';

const mountMs = 5000;
const unmountMs = 3000;
const drawnEveryMs = 16;

/** What a mounted version is given beside what belongs to the mount. */
export type RemoteInput = Omit<RemoteProps, 'name' | 'domElement' | 'onFatal' | 'onPageFault' | 'trial' | 'registry'>;

/** A mounted version of a remote. */
export interface Mounted {
  remote: LiveRemote;
  element: HTMLElement;
  registry: PageRegistry;
  /** Renders with what is given now. */
  update: (remoteInput: RemoteInput) => void;
  /** Loads what the seen page needs, so that `update` can show it at once. */
  prepare: (remoteInput: RemoteInput) => Promise<unknown>;
  /** Keeps everything and does nothing: no page is seen, nothing is asked. */
  sleep: () => void;
  unmount: () => Promise<void>;
}

interface Request extends Pick<RemoteProps, 'onFatal' | 'onPageFault'> {
  remote: LiveRemote;
  area: HTMLElement;
  remoteInput: RemoteInput;
  /** Out of sight and asleep, to see whether it works. */
  isTrial?: boolean;
  /** Settles when pages may be shown. */
  mayShow: Promise<void>;
  /** Number of earlier attempts; each can include several tries. */
  attempt: number;
}

let mountCount = 0;

/** Pages of a version and what it contributes to pages of others are mounted each by itself, with one code. */
const sharedCode = new SharedCode({ load: loadCode, purge });

/**
 * Loads a version and mounts it into `area`. Loading may take as long as bytes arrive, every other step has a deadline, and
 * any failure leaves nothing behind.
 * A mount that settles is not yet healthy: an error in the first render arrives through `onFatal`.
 * @throws MountFailure
 */
export async function mountRemote(request: Request): Promise<Mounted> {
  const { remote, area, remoteInput, mayShow, isTrial = false } = request;
  const code = await sharedCode.use(remote);
  const mount = mountOf(request);
  let step: FaultStep = 'LOAD';
  try {
    const loading = ready(request, { ...mount.own, ...remoteInput }, code);
    const lifecycles = await unlessStalled(loading, 'Loading the code');
    await mayShow;
    step = 'MOUNT';
    area.append(mount.own.domElement);
    const first = { ...mount.own, ...(isTrial ? asleep(remoteInput) : remoteInput) };
    await deadline(Promise.race([lifecycles.mount(first), mount.fatal]), mountMs, 'Mount');
    if (isTrial)
      await deadline(Promise.race([drawn(mount.own.domElement, remoteInput), mount.fatal]), mountMs, 'Trial');
    mount.settle();
    return mountedOf(request, { lifecycles, own: mount.own, code });
  } catch (error) {
    mount.own.domElement.remove();
    mount.own.registry.end();
    // What is only late still arrives, and would complain that nobody trusts it; the next try takes it away.
    code.leave(Promise.resolve(), { staysLoaded: isLate(error) && step === 'LOAD' });
    throw new MountFailure(step, error);
  }
}

/** The same pages, none of them seen. */
const asleep = (remoteInput: RemoteInput): RemoteInput => ({
  ...remoteInput,
  pages: remoteInput.pages.map((page) => ({ ...page, active: false })),
});

/** Settles when the seen page is drawn; React draws a page that is not shown when there is time. */
async function drawn(element: HTMLElement, { pages }: RemoteInput): Promise<void> {
  const visible = pages.find(({ active }) => active)?.page;
  if (visible === undefined) return;
  while (element.isConnected && !element.querySelector(`[data-page="${visible}"] > *`))
    await new Promise((resolve) => setTimeout(resolve, drawnEveryMs));
}

/** The code of a version, with everything that its first page needs. */
async function ready({ remote, attempt }: Request, props: RemoteProps, code: CodeUse): Promise<RemoteLifecycles> {
  const { manifest } = remote;
  if (manifest.federation !== federationVersion)
    throw new Error(`${remote.remote} was built with Module Federation ${manifest.federation}`);
  const lifecycles = await code.load(attempt);
  await lifecycles.bootstrap(props);
  return lifecycles;
}

function loadCode(
  remote: LiveRemote,
  { attempt, abandoned }: { attempt: number; abandoned: AbortSignal },
): Promise<RemoteLifecycles> {
  return tryAgain((tries) => {
    purge(remote);
    trustRemote(remote);
    return loadLifecycles(remote, attempt === 0 && tries === 0 ? '' : `?r=${attempt}.${tries}`);
  }, abandoned);
}

/** What belongs to one mount. Until it is settled, an error fails the mount and not what is mounted. */
function mountOf({ remote, onFatal, onPageFault, isTrial = false }: Request) {
  mountCount += 1;
  let report = { onFatal, onPageFault };
  const fatal = new Promise<never>((_resolve, reject) => {
    // On trial a page that breaks is enough: nobody has seen it yet, and nobody needs to.
    report = { onFatal: reject, onPageFault: isTrial ? reject : onPageFault };
  });
  const domElement = document.createElement('div');
  domElement.hidden = isTrial;
  const own = {
    name: `${remote.manifest.container}#${mountCount}`,
    domElement,
    registry: new PageRegistry(),
    trial: isTrial,
    onFatal: (error: unknown) => report.onFatal(error),
    onPageFault: (error: unknown, page: string) => report.onPageFault(error, page),
  };
  return { own, fatal, settle: () => (report = { onFatal, onPageFault }) };
}

interface Settled {
  lifecycles: RemoteLifecycles;
  own: ReturnType<typeof mountOf>['own'];
  code: CodeUse;
}

function mountedOf({ remote, remoteInput, onFatal }: Request, { lifecycles, own, code }: Settled): Mounted {
  const { registry, domElement } = own;
  let last = remoteInput;
  const render = (next: RemoteInput) => lifecycles.update({ ...own, trial: false, ...next }).catch(onFatal);
  return {
    remote,
    element: domElement,
    registry,
    update: (next) => {
      last = next;
      registry.keepOnly(new Set(next.pages.map(({ key }) => key)));
      void render(next);
    },
    prepare: (next) => lifecycles.bootstrap({ ...own, trial: true, ...next }),
    sleep: () => void render(asleep(last)),
    unmount: () => {
      registry.end();
      const unmounted = deadline(lifecycles.unmount({ ...own, ...last }), unmountMs, 'Unmount');
      const ended = unmounted.catch(() => undefined).then(() => domElement.remove());
      code.leave(ended);
      return ended;
    },
  };
}
