import type { Area, Catalogue } from '../area';
import * as reveals from './reveal';

const permissions: Catalogue = {
  'cards.card.reveal': { name: { en_US: 'Reveal card numbers', zh_CN: '查看完整卡号' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of card number reveals. */
export const revealArea = {
  operations: [reveals],
  permissions,
  actions: {
    '/card/reveal': ['Request card number reveal', '申请查看完整卡号'],
    '/public/card/redeem': ['Reveal card number', '查看完整卡号'],
  },
} as const satisfies Area;
