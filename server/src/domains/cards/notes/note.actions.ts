import type { NoteAudience } from '@console/contracts';
import type { Note } from '@console/contracts/cards';
import { audienceOf } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { type About, readSubject } from './note.query';
import { insertNote } from './note.store';

/** Adds a note. The audit log has its id, not its text; notes are immutable. */
export async function addNote(
  about: About,
  { id, text, ...input }: { id: string; text: string; audience?: NoteAudience | undefined },
  context: Context,
): Promise<Note> {
  const { actor, now } = context;
  const { label, ...subject } = await readSubject(about, id, context);
  const noteId = newId('note');
  const audience = audienceOf(actor, input.audience);
  await insertNote(context, { ...subject, id: noteId, text, audience });
  await context.audit({ objectType: about, objectId: id, objectLabel: label, after: { noteId, audience } });
  return { id: noteId, text, author: actor.nickname, at: now.toISOString(), audience };
}
