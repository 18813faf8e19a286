import type { Module } from '../../../platform/module';
import { settleDueOrders } from './settle-order.actions';

export const channelModule: Module = {
  name: 'cards/channels',
  pollers: (work) => [{ name: 'settle orders of channels', poll: () => settleDueOrders(work) }],
};
