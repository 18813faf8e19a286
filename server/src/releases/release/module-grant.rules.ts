import {
  buttonOfGrant,
  everyModule,
  moduleGrants,
  type ModuleGrant,
  type ModuleGrantLine,
} from '@console/contracts/releases';

/** Returns a user's grants for one remote, from grants for that remote or for all remotes. */
export const grantsFor = (module: string, granted: readonly ModuleGrantLine[]): ModuleGrant[] =>
  moduleGrants.filter((grant) =>
    granted.some((line) => (line.module === module || line.module === everyModule) && line.grants.includes(grant)),
  );

/** Removes grants whose button permission the user lacks. */
export const withButtons = (granted: readonly ModuleGrantLine[], permissions: ReadonlySet<string>): ModuleGrantLine[] =>
  granted
    .map(({ module, grants }) => ({ module, grants: grants.filter((grant) => permissions.has(buttonOfGrant[grant])) }))
    .filter(({ grants }) => grants.length > 0);

/** Returns the remotes with the grant; null means all remotes. */
export function modulesWith(grant: ModuleGrant, granted: readonly ModuleGrantLine[]): string[] | null {
  const modules = granted.filter(({ grants }) => grants.includes(grant)).map(({ module }) => module);
  return modules.includes(everyModule) ? null : modules;
}

/** Returns added and removed grants, by remote. */
export function changedGrants(
  before: readonly ModuleGrantLine[],
  after: readonly ModuleGrantLine[],
): ModuleGrantLine[] {
  const has = (list: readonly ModuleGrantLine[], module: string, grant: ModuleGrant) =>
    list.some((line) => line.module === module && line.grants.includes(grant));
  const modules = [...new Set([...before, ...after].map(({ module }) => module))];
  return modules
    .map((module) => ({
      module,
      grants: moduleGrants.filter((grant) => has(before, module, grant) !== has(after, module, grant)),
    }))
    .filter(({ grants }) => grants.length > 0);
}

/** Returns true if the user holds all changed grants: users can only add or remove grants that they hold themselves. */
export const isWithin = (wanted: readonly ModuleGrantLine[], granted: readonly ModuleGrantLine[]): boolean =>
  wanted.every(({ module, grants }) => grants.every((grant) => grantsFor(module, granted).includes(grant)));

/** Merges lines of the same remote, removes duplicate grants and drops remotes without grants. */
export const tidied = (list: readonly ModuleGrantLine[]): ModuleGrantLine[] => {
  const modules = [...new Set(list.map(({ module }) => module))].sort();
  return modules
    .map((module) => {
      const granted = list.filter((line) => line.module === module).flatMap(({ grants }) => grants);
      return { module, grants: moduleGrants.filter((grant) => granted.includes(grant)) };
    })
    .filter(({ grants }) => grants.length > 0);
};
