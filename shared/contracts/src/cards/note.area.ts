import type { Area, Catalogue } from '../area';
import * as notes from './note';

const permissions: Catalogue = {
  'cards.note.add': {
    name: { en_US: 'Add notes to cards and transactions', zh_CN: '为卡片和交易添加备注' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of notes on cards and transactions. */
export const noteArea = {
  operations: [notes],
  permissions,
  actions: {
    '/card/addNote': ['Add note to card', '为卡片添加备注'],
    '/transaction/addNote': ['Add note to card transaction', '为卡交易添加备注'],
  },
} as const satisfies Area;
