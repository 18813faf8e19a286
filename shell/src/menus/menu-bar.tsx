import { languageOf, type MenuEntry, menusBelow } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { Failed, SideMenu, type SideMenuItem, useIsNarrow } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { openHref } from '../tabs/tab-store';
import { BottomBar } from './bottom-bar';
import { groupMenus, isAt } from './menu-groups.rules';
import { iconOf } from './menu-icon';
import { loadMenus, menusAtom, pinnedAtom, recordVisit } from './menus';
import { MoreAdminMenu, MoreMenu } from './more-menu';
import { useUnfolded } from './use-unfolded';
import { useWindowHeight } from './use-window-height';

interface MenuBarProps {
  isCollapsed: boolean;
  current: string;
  onToggle: () => void;
}

/** Menus granted by the server: pinned, position 1 and position 2, each with More; a bottom bar in a narrow window. */
export function MenuBar({ isCollapsed, current, onToggle }: MenuBarProps) {
  const { t } = useTranslation();
  const menus = useAtomValue(menusAtom);
  const pins = useAtomValue(pinnedAtom);
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const height = useWindowHeight();
  const { unfolded, unfold } = useUnfolded();
  useRecordVisit(current);
  if (menus.at === 'failed')
    return <Failed title={t('menu.failed')} message={menus.failure.message} onRetry={() => void loadMenus()} />;
  const isOpen = (entry: MenuEntry) =>
    !isCollapsed && (unfolded[entry.menuId] ?? menusBelow(entry).some(({ url }) => url === current));
  const groups = groupMenus(menus.at === 'ready' ? menus.entries : [], pins, { px: height, isOpen });
  const open = (url: string) => void navigate(openHref(url));
  if (isNarrow) return <BottomBar groups={groups} current={current} onNavigate={open} />;
  const look = isCollapsed ? 'folded' : 'row';
  const itemsOf = (entries: MenuEntry[]) => entries.map((entry) => itemOf(entry, current));
  return (
    <SideMenu
      label={t('menu.label')}
      groups={[
        ...(groups.pinned.length > 0
          ? [{ key: 'pinned', label: t('menu.pinned'), items: itemsOf(groups.pinned) }]
          : []),
        {
          key: '1',
          label: t('menu.workspace'),
          items: itemsOf(groups.system),
          after: <MoreMenu entries={groups.more} look={look} onNavigate={open} />,
        },
        ...(groups.admin.length > 0
          ? [
              {
                key: '2',
                items: itemsOf(groups.admin),
                ...(groups.adminMore.length > 0 && {
                  after: <MoreAdminMenu entries={groups.adminMore} look={look} onNavigate={open} />,
                }),
              },
            ]
          : []),
      ]}
      collapsed={isCollapsed}
      unfolded={unfolded}
      onUnfold={unfold}
      onToggleCollapsed={onToggle}
      onNavigate={open}
    />
  );
}

/**
 * Records the visit of a page that was opened by menu, palette, tab or address. Recent menus that were cleared stay
 * empty until the next visit.
 */
function useRecordVisit(current: string): void {
  const isReady = useAtomValue(menusAtom).at === 'ready';
  useEffect(() => {
    if (isReady) recordVisit(current);
  }, [current, isReady]);
}

/** A hidden page marks its parent entry as current; a page in the menu marks its own entry. */
function itemOf(entry: MenuEntry, current: string): SideMenuItem {
  return {
    key: entry.menuId,
    label: entry.names[languageOf(currentLocale())],
    icon: iconOf(entry.icon),
    href: `/main/${entry.url}`,
    current: isAt(entry, current),
    items: menusBelow(entry).map((nested) => itemOf(nested, current)),
  };
}
