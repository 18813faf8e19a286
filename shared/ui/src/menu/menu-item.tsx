import { cx } from '../cx';
import { Icon } from '../icon/icon';
import type { MenuEntry } from './menu';
import classes from './menu.module.css';

/** Menu entry. A disabled entry is focusable, so that its reason can be read. */
export function MenuItem({ item, onDone }: { item: MenuEntry; onDone: () => void }) {
  const select = () => {
    if (item.disabled) return;
    onDone();
    item.onSelect();
  };
  return (
    <button
      type="button"
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={item.disabled}
      tabIndex={-1}
      className={cx(
        classes.item,
        item.danger && classes.danger,
        item.startsGroup && classes.startsGroup,
        item.isNested && classes.nested,
      )}
      onClick={select}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={classes.itemText}>
        {item.label}
        {item.disabled && item.reason !== undefined && <small>{item.reason}</small>}
      </span>
      {item.checked && <Icon name="check" />}
    </button>
  );
}
