import type { RowAction } from '../table/table-parts';
import type { MenuEntry } from './menu';

/** Actions as entries of a menu, which accepts nothing that is undefined. */
export const actionEntries = (actions: readonly RowAction[]): MenuEntry[] =>
  actions.map(({ key, label, icon, onClick, disabled, reason, danger }) => ({
    key,
    label,
    icon,
    onSelect: onClick,
    ...(disabled && { disabled }),
    ...(reason !== undefined && { reason }),
    ...(danger && { danger }),
  }));
