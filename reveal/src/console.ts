/** Messages of the frame to the console; they never contain a digit of the card. */
type News = 'ready' | 'shown' | 'hidden' | 'over' | 'dismissed';

const consoleOrigin = document.body.dataset['console'] ?? '';

/** Posts a message to the console that embeds the frame, and to no other origin. */
export const tell = (reveal: News): void => {
  if (consoleOrigin) window.parent.postMessage({ reveal }, consoleOrigin);
};

/** Returns the first ticket that the embedding window posts from the console's origin. */
export function ticketOfConsole(): Promise<string> {
  return new Promise((resolve) => {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== consoleOrigin) return;
      const ticket: unknown = Object(data)['ticket'];
      if (typeof ticket === 'string') resolve(ticket);
    });
    tell('ready');
  });
}
