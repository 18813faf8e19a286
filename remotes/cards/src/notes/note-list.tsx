import { formatDateTime } from '@console/i18n';
import { CallFailed, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Skeleton, TextButton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { NoteForm } from './note-form';
import type { NoteKind } from './note-kinds';
import { NoteTag } from './note-tag';
import classes from './notes.module.css';
import type { NoteDrafts } from './use-note-drafts';
import type { Notes } from './use-notes';

interface NoteListProps {
  id: string;
  kind: NoteKind;
  notes: Notes;
  drafts: NoteDrafts;
}

/** Notes of a card or purchase, newest first, below the form for a new note. */
export function NoteList({ id, kind, notes: { result, reload }, drafts }: NoteListProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const list = result.data?.list;
  return (
    <div className={classes.notes}>
      {drafts.textOf(id) !== undefined && (
        <NoteForm
          id={id}
          kind={kind}
          drafts={drafts}
          audiences={result.data?.audiences ?? []}
          onAdded={() => reload({ background: true })}
        />
      )}
      {result.at === 'failed' && (
        <CallFailed title={t('note.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !list && <Skeleton rows={2} />}
      {list?.length === 0 && <p className={classes.quiet}>{t('note.none')}</p>}
      {list && list.length > 0 && (
        <ul className={classes.list} aria-label={t('note.title')}>
          {list.map(({ id: noteId, text, author, at, audience }) => (
            <li key={noteId}>
              <p className={classes.text}>{text}</p>
              <p className={classes.quiet}>
                {`${author} · ${formatDateTime(at, zone)}`} <NoteTag audience={audience} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Button that opens the form for a new note; hidden while the form is open. */
export function AddNote({ id, drafts }: Pick<NoteListProps, 'id' | 'drafts'>) {
  const { t } = useTranslation();
  const mayAdd = useCan('cards.note.add');
  if (!mayAdd || drafts.textOf(id) !== undefined) return null;
  return <TextButton onClick={() => drafts.keep(id, '')}>{t('note.add')}</TextButton>;
}
