import { languageOf, recordRecentMenu, type MenuEntry } from '@console/contracts';
import { call } from '@console/api';
import { currentLocale } from '@console/i18n';
import { Failed, SideMenu, type IconName } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@console/remote-kit/router';
import { loadMenus, menusAtom } from './menus';

interface MenuBarProps {
  isCollapsed: boolean;
  current: string;
  onToggle: () => void;
}

/** The menus that the server granted: position 1 above, position 2 below. */
export function MenuBar({ isCollapsed, current, onToggle }: MenuBarProps) {
  const { t } = useTranslation();
  const menus = useAtomValue(menusAtom);
  const navigate = useNavigate();
  if (menus.at === 'failed')
    return <Failed title={t('menu.failed')} message={menus.failure.message} onRetry={() => void loadMenus()} />;
  const entries = menus.at === 'ready' ? menus.entries : [];
  const open = (url: string) => {
    const entry = entries.find((one) => `/main/${one.url}` === url);
    if (entry?.isRecentUser)
      void call(recordRecentMenu, { menuId: entry.menuId }, { background: true }).catch(() => undefined);
    void navigate(url);
  };
  return (
    <SideMenu
      label={t('menu.label')}
      groups={[groupOf(entries, 1, current, t('menu.workspace')), groupOf(entries, 2, current)].filter(
        ({ items }) => items.length > 0,
      )}
      collapsed={isCollapsed}
      onToggleCollapsed={onToggle}
      onNavigate={open}
    />
  );
}

/** A hidden page marks the entry above it as current. */
function groupOf(entries: MenuEntry[], position: 1 | 2, current: string, label?: string) {
  const language = languageOf(currentLocale());
  const items = entries
    .filter((entry) => entry.position === position && !entry.isHidden)
    .map((entry) => ({
      key: entry.menuId,
      label: entry.names[language],
      // The catalogue of icons is ours; an unknown one of the server shows as the default.
      icon: entry.icon as IconName,
      href: `/main/${entry.url}`,
      current: [entry, ...entry.subMenuList].some(({ url }) => url === current),
    }));
  return { key: String(position), ...(label ? { label } : {}), items };
}
