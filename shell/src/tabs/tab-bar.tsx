import { Icon, Menu, TabStrip, type MenuEntry } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@console/remote-kit/router';
import { UpdateNotice } from '../swapping/update-notice';
import { dirtyAtom } from './tab-marks';
import { hrefOf, keysToClose, pinTab, type CloseScope, type Tab } from './tabs.rules';
import { useReopenKey } from './use-reopen-key';
import { useTabTitle } from './use-tab-title';
import type { useCloseTabs } from './use-close-tabs';
import type { OpenTabs } from './use-tabs';

interface TabBarProps extends OpenTabs {
  closing: ReturnType<typeof useCloseTabs>;
}

/** Bar of the open pages, with a menu of all tabs and of actions on the visible tab. */
export function TabBar(props: TabBarProps) {
  const { tabs, seen: visible, closing } = props;
  const { t } = useTranslation();
  const dirty = useAtomValue(dirtyAtom);
  const titleOf = useTabTitle();
  const navigate = useNavigate();
  useReopenKey(closing.reopen);
  const canClose = tabs.open.length > 1 || tabs.open.find(({ key }) => key === visible)?.page !== 'index';
  const open = (tab: Tab) => void navigate(hrefOf(tab));
  const actions = useViewActions(props, canClose);
  const pages = tabs.open.map((tab) => ({
    key: tab.key,
    label: titleOf(tab),
    checked: tab.key === visible,
    onSelect: () => open(tab),
  }));
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
      current={visible}
      panelId="main"
      onSelect={(key) => tabs.open.filter((tab) => tab.key === key).forEach(open)}
      onClose={(key) => closing.close([key])}
      end={
        <>
          <UpdateNotice />
          <Menu
            label={t('tabs.menu')}
            trigger={<Icon name="chevron-down" />}
            align="end"
            items={[...pages, ...actions]}
          />
        </>
      }
    />
  );
}

/** Menu entries for the visible tab, its neighbours and closed tabs. */
function useViewActions({ tabs, seen: visible, change, closing }: TabBarProps, canClose: boolean): MenuEntry[] {
  const { t } = useTranslation();
  const current = tabs.open.find(({ key }) => key === visible);
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
  const reopen: MenuEntry = {
    key: 'reopen',
    label: t('tabs.menu.reopen'),
    disabled: tabs.closed.length === 0,
    startsGroup: true,
    onSelect: closing.reopen,
  };
  if (!current) return [reopen];
  const pin: MenuEntry = {
    key: 'pin',
    label: t(current.isPinned ? 'tabs.menu.unpin' : 'tabs.menu.pin'),
    startsGroup: true,
    onSelect: () => change((before) => pinTab(before, current.key, !current.isPinned)),
  };
  return [pin, ...(['this', 'others', 'left', 'right'] as const).map((scope) => closer(scope, current.key)), reopen];
}
