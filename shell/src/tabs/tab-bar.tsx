import { Icon, Menu, TabStrip, type MenuEntry } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@console/remote-kit/router';
import { dirtyAtom } from './tab-marks';
import { hrefOf, keysToClose, pinTab, type CloseScope, type Tab } from './tabs.rules';
import { useReopenKey } from './use-reopen-key';
import { useTabTitle } from './use-tab-title';
import type { useCloseTabs } from './use-close-tabs';
import type { OpenTabs } from './use-tabs';

interface TabBarProps extends OpenTabs {
  closing: ReturnType<typeof useCloseTabs>;
}

/** The open pages as tabs, and a menu of all of them with what can be done to the seen one. */
export function TabBar({ tabs, seen, change, closing }: TabBarProps) {
  const { t } = useTranslation();
  const dirty = useAtomValue(dirtyAtom);
  const titleOf = useTabTitle();
  const navigate = useNavigate();
  useReopenKey(closing.reopen);
  const current = tabs.open.find(({ key }) => key === seen);
  const canClose = tabs.open.length > 1 || current?.page !== 'index';
  const open = (tab: Tab) => void navigate(hrefOf(tab));

  const closer = (scope: CloseScope, key: string): MenuEntry => {
    const keys = keysToClose(tabs.open, key, scope);
    return {
      key: scope,
      label: t(`tabs.menu.${scope}`),
      disabled: keys.length === 0 || (scope === 'this' && !canClose),
      startsGroup: scope === 'this',
      onSelect: () => closing.close(keys),
    };
  };
  const pages = tabs.open.map((tab) => ({
    key: tab.key,
    label: titleOf(tab),
    checked: tab.key === seen,
    onSelect: () => open(tab),
  }));
  const deeds: MenuEntry[] = current
    ? [
        {
          key: 'pin',
          label: t(current.isPinned ? 'tabs.menu.unpin' : 'tabs.menu.pin'),
          startsGroup: true,
          onSelect: () => change((before) => pinTab(before, current.key, !current.isPinned)),
        },
        ...(['this', 'others', 'left', 'right'] as const).map((scope) => closer(scope, current.key)),
      ]
    : [];
  const reopen: MenuEntry = {
    key: 'reopen',
    label: t('tabs.menu.reopen'),
    disabled: tabs.closed.length === 0,
    startsGroup: true,
    onSelect: closing.reopen,
  };
  return (
    <TabStrip
      label={t('tabs.label')}
      items={tabs.open.map((tab) => ({
        key: tab.key,
        label: titleOf(tab),
        isPinned: tab.isPinned,
        isDirty: dirty.has(tab.key),
        canClose,
      }))}
      current={seen}
      panelId="main"
      onSelect={(key) => tabs.open.filter((tab) => tab.key === key).forEach(open)}
      onClose={(key) => closing.close([key])}
      end={
        <Menu
          label={t('tabs.menu')}
          trigger={<Icon name="chevron-down" />}
          align="end"
          items={[...pages, ...deeds, reopen]}
        />
      }
    />
  );
}
