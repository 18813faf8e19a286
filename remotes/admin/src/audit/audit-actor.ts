import type { AuditLine } from '@console/contracts/audit';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

/** True for the platform, which has a translated label instead of a name. */
const isPlatform = ({ actorId }: AuditLine) => actorId === 'system';

/** True for channels. Their actor type is the system, so only the id identifies them. */
const isChannel = ({ actorId }: AuditLine) => actorId.startsWith('chan_');

export const nameOfActor = (line: AuditLine, t: Translate): string =>
  isPlatform(line) ? t('audit.actor.SYSTEM') : line.actorName;

/** Label of an action; calls without their own label, which only appear as attempts, share one label. */
export function nameOfAction(action: string, label: (dict: string, code: string) => string, t: Translate): string {
  const text = label('audit_action', action);
  return text === action && action.startsWith('/') ? t('audit.otherCall') : text;
}

/** Name and kind of the actor; one label for the platform, whose name is its kind. */
export const actorInFull = (line: AuditLine, t: Translate): string =>
  isPlatform(line)
    ? t('audit.actor.SYSTEM')
    : `${line.actorName} · ${t(`audit.actor.${isChannel(line) ? 'CHANNEL' : line.actorType}`)}`;
