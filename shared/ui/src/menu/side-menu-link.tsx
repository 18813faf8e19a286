import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { isPlainClick } from '../plain-click';
import type { SideMenuItem } from './side-menu';
import classes from './side-menu.module.css';

interface Props {
  item: SideMenuItem;
  collapsed: boolean;
  onNavigate: (href: string) => void;
}

/** Menu item. In a collapsed menu its name remains for screen readers. */
export function SideMenuLink({ item, collapsed, onNavigate }: Props) {
  const { label, icon, href, current, badge, note } = item;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a
      className={classes.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      title={collapsed || note !== undefined ? [label, note].filter(Boolean).join(' · ') : undefined}
      onClick={follow}
    >
      <Icon name={icon ?? 'file'} />
      <span className={classes.linkLabel}>{label}</span>
      {note !== undefined && <span className={classes.note} role="img" aria-label={note} />}
      {badge !== undefined && badge > 0 && <span className={classes.badge}>{badge}</span>}
    </a>
  );
}
