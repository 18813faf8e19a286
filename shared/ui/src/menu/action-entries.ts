import type { RowAction } from '../table/table-parts';
import type { MenuEntry } from './menu';

/** Converts actions to menu entries. Entries cannot have undefined properties. */
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
