import type { RoleType } from '@console/contracts/roles';

/** What the modules of a company include. */
export interface Included {
  /** It runs the platform, and has everything. */
  isAll: boolean;
  modules: readonly { buttons: readonly string[]; accountTypes: readonly string[] }[];
}

/** Users, roles and reviews are every company's: without them nobody could put anything right, or agree to it. */
export const isOfEveryCompany = (code: string): boolean => /^(admin\.(role|user)|reviews\.review)\./.test(code);

/** Whether roles of a type can have a button; without a type, whether any can. */
export const includes = ({ isAll, modules }: Included, code: string, type?: RoleType): boolean =>
  isAll ||
  isOfEveryCompany(code) ||
  modules.some(
    ({ buttons, accountTypes }) => buttons.includes(code) && (type === undefined || accountTypes.includes(type)),
  );
