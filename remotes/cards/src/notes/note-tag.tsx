import type { NoteAudience } from '@console/contracts';
import { Badge } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Audience of a note. */
export function NoteTag({ audience }: { audience: NoteAudience }) {
  const { t } = useTranslation();
  return (
    <Badge outlined tone={audience === 'INTERNAL' ? 'mute' : 'info'}>
      {t(`note.for.${audience}`)}
    </Badge>
  );
}
