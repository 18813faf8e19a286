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

/** Enough for a person at work. */
const looksPerHour = 60;

/** Numbers that match no card, by user and by what the mask of one card shows, in 24 hours. */
const missesPerDay = 10;

/** A BIN has six to eight digits; the first six are those of every BIN that begins with them. */
const binDigits = 6;

/**
 * Looks a whole number up by its keyed index. BIN and last four digits are shown, and the check digit follows from the
 * others, so a thousand guesses would find the rest: misses are counted. Each lookup writes an audit line, found or not.
 */
export async function cardByNumber(
  number: string,
  context: SignedInContext,
  vault: CardVault,
): Promise<OutputOf<typeof findCardByNumber>> {
  const { db, actor, now, audit } = context;
  refuseGuessers(context);
  const looks = await addAttempt(db, { scope: 'number', key: [actor.userId], now }, 3600);
  if (looks > looksPerHour) throw new Refusal(codes.tooMany);
  const card = await boundGuess(db, {
    counters: missCounters(number, context),
    missesMax: missesPerDay,
    windowSeconds: daySeconds,
    look: () => findByIndex(context, vault.indexOf(number)),
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

/** A wallet user sees a few cards and has no whole numbers to look up. */
function refuseGuessers({ actor, demandProof }: SignedInContext): void {
  if (isWalletUser(actor)) throw new Refusal(codes.noPermission);
  refuseHidden(actor, ['CARD_NUMBER']);
  if (!actor.permissions.has(requestReveal.permission)) demandProof();
}

/** By user, and by BIN and last four digits within the company: several users of a company share one limit for each card. */
const missCounters = (number: string, { actor, now }: SignedInContext): Attempt[] =>
  [
    ['user', actor.userId],
    ['digits', actor.companyId, number.slice(0, binDigits), number.slice(-4)],
  ].map((key) => ({ scope: 'number-miss', key, now }));

/** Notifies those who can disable the account of the user. */
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
