import { languageOf, type MenuEntry, menusBelow } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Icon, Menu, notify, type MenuEntry as MenuItem } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { iconOf } from './menu-icon';
import { clearRecents, menusAtom, type FlatEntry } from './menus';
import { showOverlay } from '../palette/overlay.atom';

interface MoreMenuProps {
  /** Menus that do not fit into the window. */
  entries: MenuEntry[];
  look: 'row' | 'folded' | 'cell';
  onNavigate: (href: string) => void;
}

/** Menus of position 1 that do not fit, recently visited pages, and the settings of the menu. */
export function MoreMenu({ entries, look, onNavigate }: MoreMenuProps) {
  const { t } = useTranslation();
  const menus = useAtomValue(menusAtom);
  const recent = menus.at === 'ready' ? menus.recent : [];
  const items: MenuItem[] = [
    ...itemsOf(entries, onNavigate),
    ...recent.map((entry, index) => ({
      ...itemOf(entry, { prefix: 'recent', onNavigate }),
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
  return <Menu label={t('menu.more')} look={look} items={items} trigger={<MoreTrigger look={look} />} />;
}

/** Menus of position 2 that do not fit. */
export function MoreAdminMenu({ entries, look, onNavigate }: MoreMenuProps) {
  const { t } = useTranslation();
  const items = itemsOf(entries, onNavigate);
  return <Menu label={t('menu.more.admin')} look={look} items={items} trigger={<MoreTrigger look={look} />} />;
}

function MoreTrigger({ look }: Pick<MoreMenuProps, 'look'>) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="more" />
      {look !== 'folded' && <span>{t('menu.more')}</span>}
    </>
  );
}

type OnNavigate = MoreMenuProps['onNavigate'];

const itemOf = (entry: FlatEntry, { prefix, onNavigate }: { prefix: string; onNavigate: OnNavigate }): MenuItem => ({
  key: `${prefix}-${entry.menuId}`,
  label: entry.names[languageOf(currentLocale())],
  icon: iconOf(entry.icon),
  onSelect: () => onNavigate(`/main/${entry.url}`),
});

/** Entries, each followed by its children. */
const itemsOf = (entries: MenuEntry[], onNavigate: OnNavigate): MenuItem[] =>
  entries.flatMap((entry) => [
    itemOf(entry, { prefix: 'more', onNavigate }),
    ...menusBelow(entry).map((nested) => ({ ...itemOf(nested, { prefix: 'more', onNavigate }), isNested: true })),
  ]);

/** Shows the refusal of a minor action as a toast. */
const tell = (error: unknown) => notify(error instanceof Error ? error.message : String(error), { tone: 'bad' });
