import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import { useKeyHandler } from '../keys/key-handler';
import { stepIndex } from '../step-index';
import { SideMenuBranch } from './side-menu-branch';
import { SideMenuLink } from './side-menu-link';
import classes from './side-menu.module.css';

/** Menu item. */
export interface SideMenuItem {
  key: string;
  label: string;
  icon?: IconName;
  href: string;
  current?: boolean;
  /** Number of pending tasks. */
  badge?: number;
  /** Items below this one, displayed when it is expanded. */
  items?: SideMenuItem[];
  /** Text for a remote that is unhealthy or being updated. */
  note?: string;
}

/** Group of items. A group without a label starts with a separator. */
export interface SideMenuGroup {
  key: string;
  label?: string;
  items: SideMenuItem[];
  /** Last row that is not an item, such as the button of a menu. */
  after?: ReactNode;
}

/** Props of `SideMenu`. */
export interface SideMenuProps {
  label: string;
  groups: SideMenuGroup[];
  collapsed: boolean;
  onNavigate: (href: string) => void;
  /** Absent if the menu cannot be collapsed. */
  onToggleCollapsed?: () => void;
  /** Items that the user expanded or collapsed, by key. All others are expanded if the current item is below them. */
  unfolded?: Readonly<Record<string, boolean>>;
  onUnfold?: (key: string, isOpen: boolean) => void;
}

/** Main menu of native links, so that they can be opened in a new tab. Arrows move between them. */
export function SideMenu(props: SideMenuProps) {
  const { label, groups, collapsed, onNavigate, onToggleCollapsed, unfolded = {}, onUnfold } = props;
  const { t } = useTranslation('ui');
  const root = useRef<HTMLElement>(null);
  const move = useKeyHandler((event) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const links = all.filter((link) => !link.closest('[hidden]'));
    const from = links.findIndex((link) => link === document.activeElement);
    const target = from === -1 ? undefined : links[stepIndex(event.key, from, links.length, 'column')];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  return (
    <nav ref={root} className={cx(classes.menu, collapsed && classes.collapsed)} aria-label={label} onKeyDown={move}>
      <div className={classes.groups}>
        {groups.map((group) => (
          <div key={group.key} className={classes.group}>
            {group.label !== undefined && !collapsed && (
              <h2 id={`menu-${group.key}`} className={classes.groupLabel}>
                {group.label}
              </h2>
            )}
            <ul aria-label={group.label}>
              {group.items.map((item) =>
                item.items?.length ? (
                  <SideMenuBranch
                    key={item.key}
                    {...{ item, items: item.items, collapsed, onNavigate }}
                    isOpen={unfolded[item.key] ?? item.items.some(({ current }) => current)}
                    onUnfold={(isOpen) => onUnfold?.(item.key, isOpen)}
                  />
                ) : (
                  <li key={item.key}>
                    <SideMenuLink item={item} collapsed={collapsed} onNavigate={onNavigate} />
                  </li>
                ),
              )}
              {group.after !== undefined && <li>{group.after}</li>}
            </ul>
          </div>
        ))}
      </div>
      {onToggleCollapsed && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={!collapsed}
          aria-label={collapsed ? t('expandMenu') : undefined}
          onClick={onToggleCollapsed}
        >
          <Icon name={collapsed ? 'expand' : 'collapse'} />
          {!collapsed && <span>{t('collapseMenu')}</span>}
        </button>
      )}
    </nav>
  );
}
