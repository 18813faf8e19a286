import {
  buttonOfGrant,
  everyModule,
  moduleGrants,
  type ModuleGrant,
  type ModuleGrantLine,
} from '@console/contracts/devops';

/** What somebody may do with one module: what their roles say of it or of every module, with the buttons for it. */
export const grantsFor = (module: string, granted: readonly ModuleGrantLine[]): ModuleGrant[] =>
  moduleGrants.filter((grant) =>
    granted.some((line) => (line.module === module || line.module === everyModule) && line.grants.includes(grant)),
  );

/** Grants without their buttons are worth nothing. */
export const withButtons = (granted: readonly ModuleGrantLine[], permissions: ReadonlySet<string>): ModuleGrantLine[] =>
  granted
    .map(({ module, grants }) => ({ module, grants: grants.filter((grant) => permissions.has(buttonOfGrant[grant])) }))
    .filter(({ grants }) => grants.length > 0);

/** Modules with any grant of a kind; null means every module. */
export function modulesWith(grant: ModuleGrant, granted: readonly ModuleGrantLine[]): string[] | null {
  const modules = granted.filter(({ grants }) => grants.includes(grant)).map(({ module }) => module);
  return modules.includes(everyModule) ? null : modules;
}

/** Grants that are in one list and not in the other, as `cards VIEW`. */
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

/** Nobody gives, and nobody takes, what they do not hold themselves. */
export const isWithin = (wanted: readonly ModuleGrantLine[], granted: readonly ModuleGrantLine[]): boolean =>
  wanted.every(({ module, grants }) => grants.every((grant) => grantsFor(module, granted).includes(grant)));

/** Every module once, with each grant once, and only where there is one. */
export const tidied = (list: readonly ModuleGrantLine[]): ModuleGrantLine[] => {
  const modules = [...new Set(list.map(({ module }) => module))].sort();
  return modules
    .map((module) => {
      const granted = list.filter((line) => line.module === module).flatMap(({ grants }) => grants);
      return { module, grants: moduleGrants.filter((grant) => granted.includes(grant)) };
    })
    .filter(({ grants }) => grants.length > 0);
};
