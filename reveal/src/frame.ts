import '@console/ui/theme.css';
import './frame.css';
import { tell, ticketOfConsole } from './console';
import { part } from './parts';
import { askForProof } from './proof';
import { show } from './show';
import { wordOf } from './labels';

/** Runs proof, display and cleanup. Ticket and card number exist only in these closures. */
async function run(room: HTMLElement): Promise<void> {
  const seen = await askForProof(room, ticketOfConsole());
  if ('over' in seen) {
    room.replaceChildren(part('p', { role: 'alert' }, seen.over), part('p', {}, wordOf('over')));
    return tell('over');
  }
  tell('shown');
  await show(room, seen);
  room.replaceChildren(part('p', { role: 'status' }, wordOf('hidden')));
  tell('hidden');
}

/** Key events in the frame never reach the console's dialog. */
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('dismissed');
});

const room = document.getElementById('frame');
if (room) void run(room);
