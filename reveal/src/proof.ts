import { part } from './parts';
import { redeem, type Seen } from './redeem';
import { wordOf } from './labels';

/** Asks for a password or code until it is correct. Returns the server's message if the ticket is no longer valid. */
export function askForProof(room: HTMLElement, ticket: Promise<string>): Promise<Seen | { over: string }> {
  const isCode = document.body.dataset['stepUp'] === 'code';
  const field = part('input', {
    id: 'proof',
    type: isCode ? 'text' : 'password',
    autocomplete: isCode ? 'one-time-code' : 'current-password',
    'aria-describedby': 'wrong',
    maxlength: '200',
    required: '',
  });
  const wrong = part('p', { id: 'wrong', role: 'alert' });
  const button = part('button', { type: 'submit' }, wordOf('show'));
  const form = part('form', {}, part('label', { for: 'proof' }, wordOf(isCode ? 'code' : 'password')));
  form.append(field, wrong, button);
  room.replaceChildren(form);
  field.focus();

  return new Promise((resolve) => {
    const send = async () => {
      button.disabled = true;
      wrong.textContent = '';
      const response = await redeem(await ticket, field.value);
      button.disabled = false;
      if (response.at === 'seen') return resolve(response.seen);
      if (response.at === 'over') return resolve({ over: response.message });
      wrong.textContent = response.at === 'wrong' ? response.message : wordOf('unreachable');
      field.select();
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!button.disabled) void send();
    });
  });
}
