import { type RowAction } from '@console/ui/table';
import { RowActionButtons } from '@console/ui';
import { nothing } from '../stateful';
import { say } from '../texts';

const actions = (): RowAction[] => [
  { key: 'freeze', label: say('Freeze', '冻结'), icon: 'lock', onClick: nothing },
  { key: 'top-up', label: say('Top up', '充值'), icon: 'arrow-down', onClick: nothing },
  {
    key: 'withdraw',
    label: say('Withdraw', '转出'),
    icon: 'arrow-up',
    onClick: nothing,
    disabled: true,
    reason: say('The card is empty', '卡内没有余额'),
  },
  { key: 'copy', label: say('Copy', '复制'), icon: 'copy', onClick: nothing },
  { key: 'cancel', label: say('Cancel card', '注销卡'), icon: 'close', onClick: nothing, danger: true },
];

export default {
  title: 'Action buttons',
  states: {
    few: () => <RowActionButtons actions={actions().slice(0, 2)} />,
    many: () => <RowActionButtons actions={actions()} />,
    'one in sight': () => <RowActionButtons actions={actions()} inSight={1} />,
  },
};
