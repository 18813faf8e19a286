import type { LiveRemote } from '@console/contracts/release';
import { federationInstance } from './federation';
import { untrust } from './trust';

/** State of Module Federation 2.9.2 for each version; it has no API to remove one (ADR 0002). */
interface Internals {
  options: { remotes: { name: string }[] };
  moduleCache: Map<string, unknown>;
  remoteHandler: { idToRemoteMap: Record<string, { name: string }> };
  shareScopeMap: Record<string, Record<string, Record<string, Shared>>>;
}

interface Shared {
  useIn?: string[];
  loaded?: boolean;
  loading?: Promise<unknown>;
}

interface Globals {
  __FEDERATION__?: { __INSTANCES__: { name: string }[]; __SHARE__: Record<string, unknown> };
  __GLOBAL_LOADING_REMOTE_ENTRY__?: Record<string, unknown>;
}

/**
 * Removes one version: its chunk array (which retains all of its code), its container, its styles, its hashes, and the
 * state that Module Federation holds for it. Unmount the version first: chunks that it still loads are refused.
 */
export function purge({ base, manifest }: LiveRemote): void {
  const { container } = manifest;
  const instance = internals();
  if (instance) forgetInInstance(instance, container);
  // Globals of the same pinned Module Federation version.
  const globals = globalThis as unknown as Globals & Record<string, unknown>;
  forgetInGlobals(globals, container);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (new URL(link.href).pathname.startsWith(base)) link.remove();
  untrust(base);
}

/**
 * Removes failed and pending loads of shared packages: Module Federation caches a rejected load and returns it to every
 * later request. After the removal of a pending load, the next request simply joins it again.
 */
export function forgetLoadsOfShared(): void {
  const instance = internals();
  if (!instance) return;
  for (const shared of sharedOf(instance)) if (!shared.loaded) delete shared.loading;
}

// Internals of a version that is pinned exactly; browser tests check them.
const internals = () => federationInstance() as unknown as Internals | null;

const sharedOf = ({ shareScopeMap }: Internals): Shared[] =>
  Object.values(shareScopeMap).flatMap((scope) => Object.values(scope).flatMap((versions) => Object.values(versions)));

function forgetInInstance(instance: Internals, container: string): void {
  instance.options.remotes = instance.options.remotes.filter(({ name }) => name !== container);
  instance.moduleCache.delete(container);
  const ids = instance.remoteHandler.idToRemoteMap;
  for (const [id, { name }] of Object.entries(ids)) if (name === container) delete ids[id];
  for (const shared of sharedOf(instance)) shared.useIn = (shared.useIn ?? []).filter((user) => user !== container);
}

function forgetInGlobals(globals: Globals & Record<string, unknown>, container: string): void {
  const federation = globals.__FEDERATION__;
  if (federation) {
    const rest = federation.__INSTANCES__.filter(({ name }) => name !== container);
    federation.__INSTANCES__.splice(0, federation.__INSTANCES__.length, ...rest);
    for (const id of Object.keys(federation.__SHARE__))
      if (id.startsWith(`${container}:`)) delete federation.__SHARE__[id];
  }
  const entries = globals.__GLOBAL_LOADING_REMOTE_ENTRY__ ?? {};
  for (const id of Object.keys(entries)) if (id.startsWith(`${container}:`)) delete entries[id];
  const chunks = globals[`webpackChunk${container}`];
  if (Array.isArray(chunks)) chunks.length = 0;
  delete globals[`webpackChunk${container}`];
  delete globals[container];
}
