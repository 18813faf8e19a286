import { part } from './parts';
import type { Seen } from './redeem';
import { wordOf } from './labels';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

type Fact = 'number' | 'expiry' | 'securityCode';

const fact = (name: Fact, shown: string, copied = shown) =>
  part('div', {}, part('dt', {}, wordOf(name)), part('dd', {}, shown, copyButton(name, copied)));

/** Button that copies the text. If the browser refuses, it shows that, and the text can be selected manually. */
function copyButton(name: Fact, text: string): HTMLButtonElement {
  const button = part('button', { type: 'button' });
  const say = (state: 'copy' | 'copied' | 'notCopied') => {
    button.textContent = wordOf(state);
    button.setAttribute(
      'aria-label',
      wordOf('copyOf').replace('{{copy}}', wordOf(state)).replace('{{fact}}', wordOf(name)),
    );
  };
  say('copy');
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(
      () => say('copied'),
      () => say('notCopied'),
    );
  });
  button.addEventListener('blur', () => say('copy'));
  return button;
}

/** Shows the card until the time is up, or the user hides it or leaves the frame; then removes it from the document. */
export function show(room: HTMLElement, { number, expiry, securityCode, seconds }: Seen): Promise<void> {
  const endsAtMs = performance.now() + seconds * 1000;
  const left = part('p', { id: 'left', role: 'timer' }, wordOf('left', seconds));
  const hide = part('button', { type: 'button' }, wordOf('hide'));
  room.replaceChildren(
    part('dl', {}, fact('number', grouped(number), number), fact('expiry', expiry), fact('securityCode', securityCode)),
    part('footer', {}, left, hide),
    part('p', { class: 'small' }, wordOf('synthetic')),
  );
  hide.focus();

  return new Promise((resolve) => {
    const end = () => {
      window.clearInterval(ticking);
      room.replaceChildren();
      resolve();
    };
    const ticking = window.setInterval(() => {
      const secondsLeft = Math.ceil((endsAtMs - performance.now()) / 1000);
      if (secondsLeft <= 0) end();
      else left.textContent = wordOf('left', secondsLeft);
    }, 250);
    hide.addEventListener('click', end);
    window.addEventListener('blur', end);
    window.addEventListener('pagehide', end);
    document.addEventListener('visibilitychange', () => document.hidden && end());
  });
}
