import type { Feature } from '../../../platform/feature';
import { settleDueOrders } from './settle-order.actions';

export const channelFeature: Feature = {
  name: 'cards/channels',
  pollers: (work) => [{ name: 'settle orders of channels', poll: () => settleDueOrders(work) }],
};
