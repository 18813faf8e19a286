import { IconButton } from '../actions/icon-button';
import { Icon } from '../icon/icon';
import { actionEntries } from '../menu/action-entries';
import { Menu } from '../menu/menu';
import type { RowAction } from './table-parts';
import classes from './table.module.css';

const inSightMax = 2;

/**
 * Actions of a row: two as icons and the others in the "…" menu. They are displayed on hover and while the focus is in
 * the row.
 */
export function RowActions({ actions, moreLabel }: { actions: RowAction[]; moreLabel: string }) {
  const rest = actions.length > inSightMax + 1 ? actions.slice(inSightMax) : [];
  const inSight = actions.slice(0, actions.length - rest.length);
  return (
    <div className={classes.actions}>
      {inSight.map(({ key, label, icon, onClick, disabled = false, reason, danger = false }) => (
        <IconButton
          key={key}
          size="small"
          icon={icon}
          className={danger && !disabled ? classes.danger : undefined}
          label={disabled && reason !== undefined ? `${label}: ${reason}` : label}
          aria-disabled={disabled || undefined}
          onClick={disabled ? undefined : onClick}
        />
      ))}
      {rest.length > 0 && (
        <Menu align="end" label={moreLabel} trigger={<Icon name="more" />} items={actionEntries(rest)} />
      )}
    </div>
  );
}
