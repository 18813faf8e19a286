import { everyModule, moduleGrants, type ModuleGrant, type ModuleGrantLine } from '@console/contracts/releases';

type Lines = readonly ModuleGrantLine[];

/** Returns whether a remote has a grant, by its own line or by the line for all remotes. */
export const isGranted = (list: Lines, module: string, grant: ModuleGrant): boolean =>
  isOwn(list, module, grant) || isOwn(list, everyModule, grant);

/** Returns whether the remote's own line has the grant. */
export const isOwn = (list: Lines, module: string, grant: ModuleGrant): boolean =>
  list.some((line) => line.module === module && line.grants.includes(grant));

/** Toggles one grant. Any action includes the view permission, and removing it removes all actions. */
export function toggled(list: Lines, module: string, grant: ModuleGrant): ModuleGrantLine[] {
  const before = list.find((line) => line.module === module)?.grants ?? [];
  const wasOn = before.includes(grant);
  const on = (one: ModuleGrant) => {
    if (one === grant) return !wasOn;
    if (grant === 'VIEW' && wasOn) return false;
    if (one === 'VIEW' && !wasOn) return true;
    return before.includes(one);
  };
  const grants = moduleGrants.filter(on);
  const others = list.filter((line) => line.module !== module);
  return [...others, ...(grants.length > 0 ? [{ module, grants }] : [])].sort((one, other) =>
    one.module < other.module ? -1 : 1,
  );
}

/** Added or removed grant. */
export interface GrantChange {
  module: string;
  grant: ModuleGrant;
  isGranted: boolean;
}

/** Difference between two lists of grants. */
export function grantChanges(before: Lines, after: Lines): GrantChange[] {
  const modules = [...new Set([...before, ...after].map(({ module }) => module))].sort();
  return modules.flatMap((module) =>
    moduleGrants
      .filter((grant) => isOwn(before, module, grant) !== isOwn(after, module, grant))
      .map((grant) => ({ module, grant, isGranted: isOwn(after, module, grant) })),
  );
}
