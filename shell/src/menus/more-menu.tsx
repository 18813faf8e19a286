import { languageOf, type MenuEntry, menusBelow } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Icon, Menu, notify, type MenuEntry as MenuItem } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { iconOf } from './menu-icon';
import { clearRecents, menusAtom, type FlatEntry } from './menus';
import { showOverlay } from '../palette/overlay.atom';

interface MoreMenuProps {
  /** Menus that found no place. */
  entries: MenuEntry[];
  look: 'row' | 'folded' | 'cell';
  onNavigate: (href: string) => void;
}

/** What found no place, the last places visited, and what a user may change about the menu. */
export function MoreMenu({ entries, look, onNavigate }: MoreMenuProps) {
  const { t } = useTranslation();
  const menus = useAtomValue(menusAtom);
  const recent = menus.at === 'ready' ? menus.recent : [];
  const language = languageOf(currentLocale());
  const goTo = (entry: FlatEntry, prefix: string): MenuItem => ({
    key: `${prefix}-${entry.menuId}`,
    label: entry.names[language],
    icon: iconOf(entry.icon),
    onSelect: () => onNavigate(`/main/${entry.url}`),
  });
  const items: MenuItem[] = [
    ...entries.flatMap((entry) => [
      goTo(entry, 'more'),
      ...menusBelow(entry).map((nested) => ({ ...goTo(nested, 'more'), isNested: true })),
    ]),
    ...recent.map((entry, index) => ({
      ...goTo(entry, 'recent'),
      ...(index === 0 ? { heading: t('menu.recent') } : {}),
    })),
    ...(recent.length > 0
      ? [
          {
            key: 'clear',
            label: t('menu.recent.clear'),
            icon: 'close' as const,
            startsGroup: true,
            onSelect: () => void clearRecents().catch(tell),
          },
        ]
      : []),
    {
      key: 'pins',
      label: t('pins.manage'),
      icon: 'pin',
      startsGroup: recent.length === 0 && entries.length > 0,
      onSelect: () => showOverlay('pins'),
    },
  ];
  return (
    <Menu
      label={t('menu.more')}
      look={look}
      items={items}
      trigger={
        <>
          <Icon name="more" />
          {look !== 'folded' && <span>{t('menu.more')}</span>}
        </>
      }
    />
  );
}

/** A refusal of something small is a short message at the edge. */
const tell = (error: unknown) => notify(error instanceof Error ? error.message : String(error), { tone: 'bad' });
