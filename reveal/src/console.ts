/** What the console hears of the frame. Never a digit. */
type News = 'ready' | 'shown' | 'hidden' | 'over' | 'dismissed';

const consoleOrigin = document.body.dataset['console'] ?? '';

/** Tells the console that framed us, and nobody else. */
export const tell = (reveal: News): void => {
  if (consoleOrigin) window.parent.postMessage({ reveal }, consoleOrigin);
};

/** The ticket, from the very window and origin that framed us; the first one counts. */
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
