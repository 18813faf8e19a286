import { part } from './parts';
import type { Seen } from './redeem';
import { wordOf } from './labels';

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Shows the card until the time is over, or somebody looks away; then nothing of it is left in the document. */
export function show(room: HTMLElement, { number, expiry, securityCode, seconds }: Seen): Promise<void> {
  const endsAtMs = performance.now() + seconds * 1000;
  const left = part('p', { id: 'left', role: 'timer' }, wordOf('left', seconds));
  const hide = part('button', { type: 'button' }, wordOf('hide'));
  const fact = (term: string, value: string) => part('div', {}, part('dt', {}, term), part('dd', {}, value));
  room.replaceChildren(
    part(
      'dl',
      {},
      fact(wordOf('number'), grouped(number)),
      fact(wordOf('expiry'), expiry),
      fact(wordOf('securityCode'), securityCode),
    ),
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
