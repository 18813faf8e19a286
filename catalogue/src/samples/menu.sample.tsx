import { Icon, Menu, type MenuEntry } from '@console/ui';
import { Pressed } from '../pressed';
import { nothing } from '../stateful';
import { long, say } from '../texts';

const more = () => say('More actions', '更多操作');
const items = (): MenuEntry[] => [
  { key: 'copy', label: say('Copy', '复制'), icon: 'copy', onSelect: nothing },
  {
    key: 'export',
    label: say('Export', '导出'),
    icon: 'download',
    onSelect: nothing,
    disabled: true,
    reason: say('Nothing to export', '没有可导出的内容'),
  },
  { key: 'long', label: long(), onSelect: nothing },
  { key: 'remove', label: say('Remove', '移除'), onSelect: nothing, danger: true, startsGroup: true },
];
const choices = (): MenuEntry[] => [
  { key: 'a', label: 'English', onSelect: nothing, checked: true, heading: say('Language', '语言') },
  { key: 'b', label: '简体中文', onSelect: nothing, checked: false },
];

export default {
  title: 'Menu',
  alone: true,
  states: {
    closed: () => <Menu label={more()} trigger={<Icon name="more" />} items={items()} />,
    button: () => <Menu label={more()} look="button" trigger={more()} items={items()} />,
    open: () => (
      <Pressed>
        <Menu label={more()} trigger={<Icon name="more" />} items={items()} />
      </Pressed>
    ),
    choices: () => (
      <Pressed>
        <Menu label={more()} look="button" trigger={more()} items={choices()} />
      </Pressed>
    ),
  },
};
