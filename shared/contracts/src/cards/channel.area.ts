import type { Area } from '../area';

/** Labels of channel orders. */
export const channelArea = {
  actions: {
    'channel/settle': ['Complete channel order', '处理渠道指令'],
    'channel/cancel': ['Cancel card at channel', '在渠道注销卡片'],
  },
} as const satisfies Area;
