import type { AuditLine } from '@console/contracts/audit';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

/** The platform has an id and no name: it is called what it is. */
const isPlatform = ({ actorId }: AuditLine) => actorId === 'system';

/** A channel acts through the platform, so that only its id tells. */
const isChannel = ({ actorId }: AuditLine) => actorId.startsWith('chan_');

export const nameOfActor = (line: AuditLine, t: Translate): string =>
  isPlatform(line) ? t('audit.actor.SYSTEM') : line.actorName;

/** What was done, as people say it; an attempt at what leaves no line otherwise has none of its own. */
export function nameOfAction(action: string, label: (dict: string, code: string) => string, t: Translate): string {
  const text = label('audit_action', action);
  return text === action && action.startsWith('/') ? t('audit.otherCall') : text;
}

/** Name and kind, once where both are the same. */
export const actorInFull = (line: AuditLine, t: Translate): string =>
  isPlatform(line)
    ? t('audit.actor.SYSTEM')
    : `${line.actorName} · ${t(`audit.actor.${isChannel(line) ? 'CHANNEL' : line.actorType}`)}`;
