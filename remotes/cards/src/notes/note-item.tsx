import type { Note } from '@console/contracts/cards';
import type { TimelineItem } from '@console/ui/card';
import { NoteTag } from './note-tag';
import classes from './notes.module.css';

/** Timeline entry of a note. */
export const noteItem = (title: string, { text, author, audience }: Note) =>
  ({
    shape: 'diamond',
    tone: 'mute',
    title,
    text: (
      <>
        {author} <NoteTag audience={audience} />
      </>
    ),
    note: <p className={classes.text}>{text}</p>,
  }) as const satisfies Partial<TimelineItem>;
