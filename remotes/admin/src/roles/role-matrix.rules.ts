import type { I18nText } from '@console/contracts';
import type { MatrixButton, RoleMatrix } from '@console/contracts/roles';
import type { TreeNode } from '@console/ui/tree';

/** Texts and state for displaying a matrix. */
interface Reading {
  textOf: (text: I18nText) => string;
  /** Name of a button. */
  nameOf: (code: string) => string;
  /** Name of the branch of buttons without a menu. */
  other: string;
  highRisk: string;
  /** Requested buttons, and their mark. */
  requested: readonly string[];
  waiting: string;
  /** Nothing can be changed. */
  isFixed: boolean;
}

/** Groups buttons by their menus, in menu order. */
export function groupsOf({
  menus,
  buttons,
}: RoleMatrix): { id: string; name: I18nText | null; buttons: MatrixButton[] }[] {
  const named = menus.map(({ id, name }) => ({ id, name, buttons: buttons.filter(({ menuId }) => menuId === id) }));
  const rest = { id: 'other', name: null, buttons: buttons.filter(({ menuId }) => menuId === '') };
  return [...named, rest].filter((group) => group.buttons.length > 0);
}

/** The matrix as a tree. Buttons that the actor doesn't hold are disabled. */
export const nodesOf = (matrix: RoleMatrix, reading: Reading): TreeNode[] => {
  const { textOf, nameOf, other, isFixed } = reading;
  return groupsOf(matrix).map(({ id, name, buttons }) => ({
    id,
    label: name ? textOf(name) : other,
    children: buttons.map((button) => ({
      id: button.code,
      label: nameOf(button.code),
      ...markOf(button, reading),
      disabled: isFixed || !button.isHeld,
    })),
  }));
};

function markOf({ code, risk }: MatrixButton, { requested, waiting, highRisk }: Reading): Pick<TreeNode, 'mark'> {
  if (requested.includes(code)) return { mark: waiting };
  return risk === 'HIGH' ? { mark: highRisk } : {};
}

/**
 * Buttons that only one of two roles has. Buttons that the matrix does not offer have no name and no effect here, so they
 * are not compared.
 */
export function differenceOf({ buttons }: RoleMatrix, one: readonly string[], other: readonly string[]) {
  const codes = buttons.map(({ code }) => code);
  return {
    onlyOne: codes.filter((code) => one.includes(code) && !other.includes(code)),
    onlyOther: codes.filter((code) => other.includes(code) && !one.includes(code)),
  };
}
