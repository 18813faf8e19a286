import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { useKeyHandler } from '../keys/key-handler';
import { Menu, type MenuEntry } from './menu';
import type { SideMenuItem } from './side-menu';
import { SideMenuLink } from './side-menu-link';
import classes from './side-menu.module.css';

interface Props {
  item: SideMenuItem;
  /** Menu items below it. */
  items: SideMenuItem[];
  isOpen: boolean;
  collapsed: boolean;
  onNavigate: (href: string) => void;
  onUnfold: (isOpen: boolean) => void;
}

/** Menu item with items below it, which its button expands. In a collapsed menu all of them are in a flyout. */
export function SideMenuBranch({ item, items, isOpen, collapsed, onNavigate, onUnfold }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const branch = useRef<HTMLLIElement>(null);
  // The side menu handles the up and down arrows; these keys expand and collapse the branch, as in a tree.
  const move = useKeyHandler((event) => {
    const links = [...(branch.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const isBelow = links.findIndex((link) => link === document.activeElement) > 0;
    const isOut = event.key === 'ArrowLeft' || event.key === 'Escape';
    if (event.key === 'ArrowRight' && !isOpen) onUnfold(true);
    else if (event.key === 'ArrowRight' && !isBelow) links[1]?.focus();
    else if (isOut && isBelow) links[0]?.focus();
    else if (isOut && isOpen) onUnfold(false);
    else return;
    event.preventDefault();
  });
  if (collapsed) return <FlyOut {...{ item, items, onNavigate }} />;
  return (
    <li ref={branch} onKeyDown={move}>
      <span className={classes.branch}>
        <SideMenuLink item={item} collapsed={false} onNavigate={onNavigate} />
        <button
          type="button"
          className={classes.unfold}
          aria-label={t('menuBelow', { label: item.label })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onUnfold(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={12} />
        </button>
      </span>
      <ul id={id} className={classes.below} aria-label={item.label} hidden={!isOpen}>
        {items.map((below) => (
          <li key={below.key}>
            <SideMenuLink item={below} collapsed={false} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function FlyOut({ item, items, onNavigate }: Pick<Props, 'item' | 'items' | 'onNavigate'>) {
  const entryOf = ({ key, label, icon, href }: SideMenuItem): MenuEntry => ({
    key,
    label,
    ...(icon && { icon }),
    onSelect: () => onNavigate(href),
  });
  return (
    <li className={classes.flyOut} data-current={[item, ...items].some(({ current }) => current)}>
      <Menu
        label={item.label}
        look="folded"
        items={[entryOf(item), ...items.map(entryOf)]}
        trigger={<Icon name={item.icon ?? 'file'} />}
      />
    </li>
  );
}
