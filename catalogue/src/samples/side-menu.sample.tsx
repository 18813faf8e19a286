import { SideMenu, type SideMenuGroup } from '@console/ui';
import { Stateful, nothing } from '../stateful';
import { long, say } from '../texts';

const groups = (): SideMenuGroup[] => [
  {
    key: 'cards',
    label: say('Cards', '卡'),
    items: [
      { key: 'list', label: say('Card list', '卡列表'), icon: 'card', href: '?', current: true },
      {
        key: 'wallets',
        label: say('Wallets', '钱包'),
        icon: 'bank',
        href: '?',
        items: [
          { key: 'users', label: say('Wallet users', '用户钱包'), href: '?' },
          { key: 'rules', label: long(), href: '?' },
        ],
      },
      { key: 'reviews', label: say('Reviews', '审核'), icon: 'check', href: '?', badge: 7 },
      { key: 'long', label: long(), href: '?', note: say('Updating', '更新中') },
    ],
  },
];

const show = (isCollapsed: boolean, unfolded: Record<string, boolean> = {}) => (
  <Stateful initial={isCollapsed}>
    {(collapsed, setCollapsed) => (
      <SideMenu
        label={say('Menu', '菜单')}
        groups={groups()}
        collapsed={collapsed}
        onNavigate={nothing}
        onToggleCollapsed={() => setCollapsed(!collapsed)}
        unfolded={unfolded}
        onUnfold={nothing}
      />
    )}
  </Stateful>
);

export default {
  title: 'Side menu',
  alone: true,
  states: { open: () => show(false), unfolded: () => show(false, { wallets: true }), folded: () => show(true) },
};
