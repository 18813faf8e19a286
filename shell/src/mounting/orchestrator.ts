import type { FaultStep, LiveRemote } from '@console/contracts/release';
import { deadline, isLate, tryAgain, type RemoteLifecycles, type RemoteProps } from '@console/remote-kit';
import { PageRegistry } from '../drafts/page-registry';
import { openFileList } from '../verification/open-file-list';
import { federationVersion, loadLifecycles } from './federation';
import { unlessStalled } from './line';
import { MountFailure } from './mount-failure';
import { purge } from './purge';
import { SharedCode, type CodeUse } from './shared-code';
import { trustRemote } from './trust';

const mountMs = 5000;
const unmountMs = 3000;
const drawnEveryMs = 16;

/** Props of a remote that change during its mount. */
export type RemoteInput = Omit<RemoteProps, 'name' | 'domElement' | 'onFatal' | 'onPageFault' | 'trial' | 'registry'>;

/** A mounted version of a remote. */
export interface Mounted {
  remote: LiveRemote;
  element: HTMLElement;
  registry: PageRegistry;
  /** Renders with new input. */
  update: (remoteInput: RemoteInput) => void;
  /** Loads the code of the visible page, so that `update` can show it immediately. */
  prepare: (remoteInput: RemoteInput) => Promise<unknown>;
  /** Keeps the state and becomes inactive: no page is visible, and no page sends requests. */
  sleep: () => void;
  unmount: () => Promise<void>;
}

interface Request extends Pick<RemoteProps, 'onFatal' | 'onPageFault'> {
  remote: LiveRemote;
  area: HTMLElement;
  remoteInput: RemoteInput;
  /** Mounts the version hidden and inactive, to test that it works. */
  isTrial?: boolean;
  /** Settles when pages may become visible. */
  mayShow: Promise<void>;
  /** Number of earlier attempts; one attempt can include several requests. */
  attempt: number;
}

let mountCount = 0;

/** A version's pages and its contributions to other pages are mounted separately but share one copy of the code. */
const sharedCode = new SharedCode({ load: loadCode, purge });

/**
 * Loads a version and mounts it into `area`. Loading may take any time while bytes arrive; every other step has a
 * timeout. A failure leaves no element or registration behind. A settled mount can still fail: errors of the first
 * render arrive through `onFatal`. @throws MountFailure
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
    // Late code may still arrive and would fail without its trusted hashes, so these stay; the next attempt purges
    // them.
    code.leave(Promise.resolve(), { staysLoaded: isLate(error) && step === 'LOAD' });
    throw new MountFailure(step, error);
  }
}

/** Returns the same input with all pages inactive. */
const asleep = (remoteInput: RemoteInput): RemoteInput => ({
  ...remoteInput,
  pages: remoteInput.pages.map((page) => ({ ...page, active: false })),
});

/** Settles when the active page is rendered. React renders hidden pages at low priority. */
async function drawn(element: HTMLElement, { pages }: RemoteInput): Promise<void> {
  const visible = pages.find(({ active }) => active)?.page;
  if (visible === undefined) return;
  while (element.isConnected && !element.querySelector(`[data-page="${visible}"] > *`))
    await new Promise((resolve) => setTimeout(resolve, drawnEveryMs));
}

/** Returns the code of a version when everything that its first page needs has loaded. */
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
  return tryAgain(async (tries) => {
    purge(remote);
    const { files } = await openFileList(remote);
    // Files of an abandoned version must not be trusted after its purge.
    abandoned.throwIfAborted();
    trustRemote(remote.base, files);
    return loadLifecycles(remote, attempt === 0 && tries === 0 ? '' : `?r=${attempt}.${tries}`);
  }, abandoned);
}

/** Creates the props of one mount. An error before the mount has settled fails the mount; later errors are reported. */
function mountOf({ remote, onFatal, onPageFault, isTrial = false }: Request) {
  mountCount += 1;
  let report = { onFatal, onPageFault };
  const fatal = new Promise<never>((_resolve, reject) => {
    // A trial also fails if only one page breaks: the version is not visible yet, and the previous one continues.
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
