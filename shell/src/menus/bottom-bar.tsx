import { languageOf, menusBelow } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Icon } from '@console/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './bottom-bar.module.css';
import { iconOf } from './menu-icon';
import { isAt, splitForBar, type MenuGroups } from './menu-groups.rules';
import { MoreMenu } from './more-menu';

interface BottomBarProps {
  groups: MenuGroups;
  current: string;
  onNavigate: (href: string) => void;
}

/** Main menu in a narrow window: three entries and More, in a bar at the bottom. */
export function BottomBar({ groups, current, onNavigate }: BottomBarProps) {
  const { t } = useTranslation();
  const { bar, more } = splitForBar(groups);
  const language = languageOf(currentLocale());
  const follow = (event: MouseEvent, href: string) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <nav className={css.bar} aria-label={t('menu.label')}>
      {bar.map((entry) => {
        const href = `/main/${entry.url}`;
        const isCurrent = isAt(entry, current) || menusBelow(entry).some(({ url }) => url === current);
        return (
          <a
            key={entry.menuId}
            className={css.place}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={(event) => follow(event, href)}
          >
            <Icon name={iconOf(entry.icon)} />
            <span className={css.name}>{entry.names[language]}</span>
          </a>
        );
      })}
      <div className={css.more}>
        <MoreMenu entries={more} look="cell" onNavigate={onNavigate} />
      </div>
    </nav>
  );
}
