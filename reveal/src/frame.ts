import '@console/ui/theme.css';
import './frame.css';
import { tell, ticketOfConsole } from './console';
import { part } from './parts';
import { askForProof } from './proof';
import { show } from './show';
import { wordOf } from './labels';

/** Proof, look, gone. The ticket and the number live in these closures and nowhere else. */
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

/** Keys pressed in here never reach the dialog around us. */
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('dismissed');
});

const room = document.getElementById('frame');
if (room) void run(room);
