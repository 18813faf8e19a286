import { cardMenu } from '../cards/card.data';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of card batches. */
export const cardBatchDicts: DictData[] = [
  {
    code: 'card_create_status',
    name: ['Creation result', '创建结果'],
    details: [
      ['CREATING', 'Creating', '创建中', 'info'],
      ['PENDING', 'Pending', '处理中', 'info'],
      ['SUCCESS', 'Success', '成功', 'ok'],
      ['FAILED', 'Failed', '失败', 'bad'],
    ],
  },
];

const belowCards = { upId: cardMenu.menuId, isHidden: true };

export const cardBatchMenus: StoredMenu[] = [
  menu(37, 'cards-balance-batch', ['Card batch', '卡片批次'], belowCards),
  menu(78, 'cards-balance-batches', ['Card batches', '卡片批次列表'], { ...belowCards, isCache: true }),
];
