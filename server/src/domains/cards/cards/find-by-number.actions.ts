import { codes, type OutputOf } from '@console/contracts';
import { findCardByNumber, requestReveal } from '@console/contracts/cards';
import { raiseNotification } from '../../../platform/notifications/notification.store';
import { findCheckers } from '../../../platform/reviews/checker.query';
import { addAttempt, type Attempt } from '../../../platform/session/attempts/attempt.store';
import { boundGuess } from '../../../platform/session/attempts/bounded-guess.actions';
import { daySeconds } from '../../../platform/session/attempts/mail-turns';
import type { SignedInContext } from '../../../platform/http/mount';
import { refuseHidden } from '../../../platform/http/masking';
import { isWalletUser } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { findByIndex } from './card-number.query';

/** Lookups of a user within an hour, with or without a match. */
const lookupsPerHour = 60;

/** Lookups without a match in 24 hours, for each user and for each BIN and last four digits. */
const missesPerDay = 10;

/** Number of BIN digits that are counted; a BIN has six to eight digits. */
const binDigits = 6;

/**
 * Looks up a card by a keyed index of its number. BIN and last four digits are shown elsewhere and the check digit
 * depends on the others, so a thousand guesses would find the rest: lookups without a match are counted. Each lookup
 * writes an audit log entry.
 */
export async function cardByNumber(
  number: string,
  context: SignedInContext,
  vault: CardVault,
): Promise<OutputOf<typeof findCardByNumber>> {
  const { db, actor, now, audit } = context;
  refuseGuessers(context);
  const lookups = await addAttempt(db, { scope: 'number', key: [actor.userId], now }, 3600);
  if (lookups > lookupsPerHour) throw new Refusal(codes.tooMany);
  const card = await boundGuess(db, {
    counters: missCounters(number, context),
    missesMax: missesPerDay,
    windowSeconds: daySeconds,
    lookUp: () => findByIndex(context, vault.indexOf(number)),
    isMiss: (found) => found === null,
    onRefused: async (isFirst) => {
      await audit(lookupLine, 'FAILED');
      if (isFirst) await notifyAdministrators(context);
    },
  });
  await audit(card ? { objectType: 'card', objectId: card.id, objectLabel: card.label } : lookupLine);
  return { id: card?.id ?? null };
}

const { path } = findCardByNumber;
const lookupLine = { objectType: 'operation', objectId: path, objectLabel: path } as const;

/** Refuses wallet users and hidden card numbers; requires step-up authentication without the reveal permission. */
function refuseGuessers({ actor, demandProof }: SignedInContext): void {
  if (isWalletUser(actor)) throw new Refusal(codes.noPermission);
  refuseHidden(actor, ['CARD_NUMBER']);
  if (!actor.permissions.has(requestReveal.permission)) demandProof();
}

/** Counters of misses: by user, and by BIN and last four digits for all users of the company. */
const missCounters = (number: string, { actor, now }: SignedInContext): Attempt[] =>
  [
    ['user', actor.userId],
    ['digits', actor.companyId, number.slice(0, binDigits), number.slice(-4)],
  ].map((key) => ({ scope: 'number-miss', key, now }));

/** Notifies users who can disable the account. */
async function notifyAdministrators({ db, actor, now }: SignedInContext): Promise<void> {
  const { companyId, userId, loginName } = actor;
  const wanted = { companyId, merchantId: null, permission: 'admin.user.status', except: [userId] };
  await raiseNotification(db, {
    companyId,
    userIds: await findCheckers(db, wanted),
    type: 'NUMBER_MISSES',
    objectType: 'user',
    objectId: userId,
    label: loginName,
    page: `user-management?q=${encodeURIComponent(loginName)}`,
    now,
  });
}
