import type { RoleType } from '@console/contracts/roles';

/** Permissions in the modules of a company. */
export interface Included {
  /** Whether it is the platform's own company, which has all permissions. */
  isAll: boolean;
  modules: readonly { buttons: readonly string[]; accountTypes: readonly string[] }[];
}

/**
 * All companies have the permissions for users, roles and reviews, which are necessary to correct settings and approve
 * changes.
 */
export const isOfEveryCompany = (code: string): boolean => /^(admin\.(role|user)|reviews\.review)\./.test(code);

/** Returns whether roles of an account type can have a button; without a type, whether any role can. */
export const includes = ({ isAll, modules }: Included, code: string, type?: RoleType): boolean =>
  isAll ||
  isOfEveryCompany(code) ||
  modules.some(
    ({ buttons, accountTypes }) => buttons.includes(code) && (type === undefined || accountTypes.includes(type)),
  );
