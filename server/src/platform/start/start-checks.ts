import { permissions, sandboxPermissions } from '@console/contracts/areas';
import { operations } from '@console/contracts/operations';
import type { Release } from '@console/contracts/release';
import type { AnyOperation } from '../deps';
import { StartFailure } from './start-failure';

const open = new Set(['public', 'signed-in', 'onboarding']);

/** Operations that the checks use. */
type Declared = Pick<AnyOperation, 'path' | 'permission' | 'sandboxOnly'> & Partial<Pick<AnyOperation, 'alsoWith'>>;

/** Returns all contradictions between contracts, routes and catalogue; each of them prevents the start. */
export function faultsOf(mounted: readonly Declared[], declared: readonly Declared[], release: Release): string[] {
  const paths = mounted.map(({ path }) => path);
  const pages = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return [
    ...declared.filter(({ path }) => !paths.includes(path)).map(({ path }) => `${path} is declared and never mounted`),
    ...mounted
      .filter((operation) => !declared.includes(operation))
      .map(({ path }) => `${path} is mounted and not declared`),
    ...paths.filter((path, index) => paths.indexOf(path) !== index).map((path) => `${path} is mounted twice`),
    ...declared.flatMap(({ path, permission, alsoWith = [] }) =>
      [permission, ...alsoWith].filter(isUnknown).map((one) => `${path} needs ${one}, which is not in the catalogue`),
    ),
    ...declared.flatMap(sandboxFaultOf),
    ...pages
      .filter((it) => isUnknown(it.permission))
      .map((it) => `page ${it.name} needs ${it.permission}, which is not in the catalogue`),
  ];
}

/**
 * Checks that the sandbox mark of an operation agrees with its permission: without the mark, the operation would be
 * available in production.
 */
function sandboxFaultOf({ path, permission, sandboxOnly }: Declared): string[] {
  if (sandboxPermissions.includes(permission) === sandboxOnly) return [];
  return sandboxOnly
    ? [`${path} is sandboxOnly and needs ${permission}, which is not a permission of sandboxes`]
    : [`${path} needs ${permission}, a permission of sandboxes, and is not sandboxOnly`];
}

const isUnknown = (permission: string) => !open.has(permission) && !(permission in permissions);

/** Stops the start at the first fault. */
export function checkContracts(mounted: readonly AnyOperation[], release: Release): void {
  const [fault] = faultsOf(mounted, Object.values(operations), release);
  if (fault) throw new StartFailure(`The operations don't match: ${fault}.`);
}
