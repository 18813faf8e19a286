import type { FieldIssue } from '@console/contracts';
import { type Cancellation, needsNote, type Resolution, resolutions, waitHoursMax } from '@console/contracts/cards';

/** Somebody else is at work, so that what is shown will soon be something else. */
export const isOnItsWay = ({ cancelState, match, order, nextReadAt }: Cancellation): boolean =>
  (cancelState === 'EXECUTING' && order !== null && order.state !== 'SUCCESS') ||
  (nextReadAt !== null && (match === 'UNREAD' || new Date(nextReadAt).getTime() < Date.now() + 10_000));

interface Offered {
  resolution: Resolution;
  isEnabled: boolean;
  reason: string | undefined;
}

/** What the user may do, in the order in which it is offered. */
export const offeredOf = ({ allowedActions }: Pick<Cancellation, 'allowedActions'>): Offered[] =>
  resolutions.flatMap((resolution) => {
    const allowed = allowedActions.find(({ action }) => action === resolution);
    return allowed ? [{ resolution, isEnabled: allowed.enabled, reason: allowed.reason }] : [];
  });

/** How long a channel is given, in hours, up to what the server allows. */
export const waits = [1, 4, 12, 24, 48, waitHoursMax];

interface Draft {
  resolution?: Resolution | undefined;
  note?: string | undefined;
}

export const resolveRules = ({ resolution, note }: Draft): FieldIssue[] =>
  resolution && needsNote(resolution) && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : [];
