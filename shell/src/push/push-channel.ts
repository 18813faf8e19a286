import { pushedEvent, type PushedEvent } from '@console/contracts/release';
import { z } from '@console/contracts/zod';

/** Messages from the page with the stream to the others: an event, a heartbeat, or the loss of the stream. */
const message = z.union([
  z.strictObject({ say: z.literal('event'), event: pushedEvent, userId: z.string() }),
  z.strictObject({ say: z.literal('beat'), userId: z.string() }),
  z.strictObject({ say: z.literal('cut'), userId: z.string() }),
]);
type Message = z.infer<typeof message>;

interface Hearing {
  onEvent: (event: PushedEvent) => void;
  onBeat: () => void;
  onCut: () => void;
}

/**
 * Opens the channel between one user's pages in this browser. A message from one page reaches all pages, including
 * itself.
 */
export function openPushChannel(userId: string, { onEvent, onBeat, onCut }: Hearing) {
  const channel = new BroadcastChannel('vcc-push');
  const hear = (said: Message) => {
    if (said.userId !== userId) return;
    if (said.say === 'cut') return onCut();
    onBeat();
    if (said.say === 'event') onEvent(said.event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const received = message.safeParse(data).data;
    if (received) hear(received);
  });
  const tell = (said: Message) => {
    channel.postMessage(said);
    hear(said);
  };
  return {
    tellEvent: (event: PushedEvent) => tell({ say: 'event', event, userId }),
    tellBeat: () => tell({ say: 'beat', userId }),
    tellCut: () => tell({ say: 'cut', userId }),
    close: () => channel.close(),
  };
}
