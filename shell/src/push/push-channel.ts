import { pushedEvent, type PushedEvent } from '@console/contracts/release';
import { z } from '@console/contracts/zod';

/** What the page that holds the stream tells the others: what it heard, that it is alive, that it is cut off. */
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

/** The pages of one user in this browser. What is said in one of them is heard in all, in this one too. */
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
