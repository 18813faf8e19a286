import { everyModule, moduleGrants, type ModuleGrant, type ModuleGrantLine } from '@console/contracts/devops';

type Lines = readonly ModuleGrantLine[];

/** Is a grant given for a module, by its own line or by the line of every module? */
export const isGranted = (list: Lines, module: string, grant: ModuleGrant): boolean =>
  isOwn(list, module, grant) || isOwn(list, everyModule, grant);

/** Is it given by the module's own line? */
export const isOwn = (list: Lines, module: string, grant: ModuleGrant): boolean =>
  list.some((line) => line.module === module && line.grants.includes(grant));

/** The list with one grant switched. Who may do anything with a module sees it; who does not see it does nothing. */
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

/** One grant that is given or taken. */
export interface GrantChange {
  module: string;
  grant: ModuleGrant;
  isGranted: boolean;
}

/** What would be given and taken. */
export function grantChanges(before: Lines, after: Lines): GrantChange[] {
  const modules = [...new Set([...before, ...after].map(({ module }) => module))].sort();
  return modules.flatMap((module) =>
    moduleGrants
      .filter((grant) => isOwn(before, module, grant) !== isOwn(after, module, grant))
      .map((grant) => ({ module, grant, isGranted: isOwn(after, module, grant) })),
  );
}
