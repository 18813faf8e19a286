import type { Area, Catalogue } from '../area';
import * as reveals from './reveal';

const permissions: Catalogue = {
  'cards.card.reveal': { name: { en_US: 'Reveal card numbers', zh_CN: '查看完整卡号' }, pages: [], risk: 'HIGH' },
};

/** Calls, permissions and labels of reveals of card numbers. */
export const revealArea = {
  operations: [reveals],
  permissions,
  actions: {
    '/card/reveal': ['Request card number reveal', '申请查看完整卡号'],
    '/public/card/redeem': ['Reveal card number', '查看完整卡号'],
  },
} as const satisfies Area;
