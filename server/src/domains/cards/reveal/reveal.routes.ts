import { codes, type InputOf, type OutputOf } from '@console/contracts';
import { checkReason, redeemReveal, requestReveal } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount, mountPublic, type PublicContext, type SignedInContext } from '../../../platform/http/mount';
import { secretHash } from '../../../platform/http/secret-hash';
import { refuseHidden } from '../../../platform/http/masking';
import { provePerson } from '../../../platform/session/step-up/prove-person.actions';
import { newSecret } from '../../../platform/session/passwords/secrets';
import { Refusal } from '../../../platform/refusal';
import { lockFactor } from '../../../platform/session/second-factor/second-factor.query';
import { readCardDetail } from '../cards/card.query';
import { expiryOf, revealGroups, revealDisabledReason } from '../cards/card.rules';
import { frameOriginOf } from '../../../platform/http/frame-origin.rules';
import { framePath } from './frame.page';
import { countTickets, insertTicket, lockTicket, markUsed, type Ticket } from './reveal.store';

/** Maximum per user and hour: more than needed, and a limit for a stolen session. */
const ticketsPerHour = 10;
const shownSeconds = 30;

export function revealRoutes(app: App): void {
  const { config } = app.deps;

  mount(app, requestReveal, (input, context) => {
    const frame = frameOriginOf(config, context.visit.origin);
    if (frame === null) throw new Refusal(codes.noRevealOrigin);
    return giveTicket(input, context, frame + framePath);
  });

  mountPublic(app, redeemReveal, (input, context) => redeem(input, context, app.deps), { isOfFrame: true });
}

async function giveTicket(
  input: InputOf<typeof requestReveal>,
  context: SignedInContext,
  frame: string,
): Promise<OutputOf<typeof requestReveal>> {
  const { db, actor, visit, audit } = context;
  refuseHidden(actor, revealGroups);
  const fieldIssues = checkReason(input.purpose, input.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const { card } = await readCardDetail(context, input.id);
  const reason = revealDisabledReason(card);
  if (reason !== null) throw new Refusal(codes.transition, { data: { from: card.state, reason } });
  if ((await countTickets(context)) >= ticketsPerHour) throw new Refusal(codes.tooMany);
  const ticket = newSecret();
  const expiresAt = await insertTicket(context, { hash: secretHash(ticket), sessionId: visit.sessionId, input });
  const { isEnabled } = await lockFactor(db, actor.userId);
  await audit({
    objectType: 'card' as const,
    objectId: card.id,
    objectLabel: `${card.alias} ${card.number.slice(-4)}`,
    reason: input.note ? `${input.purpose}: ${input.note}` : input.purpose,
  });
  return { ticket, frame, stepUp: isEnabled ? 'code' : 'password', expiresAt: expiresAt.toISOString() };
}

async function redeem(
  { ticket: secret, proof }: InputOf<typeof redeemReveal>,
  context: PublicContext,
  { vault, secrets }: App['deps'],
): Promise<OutputOf<typeof redeemReveal>> {
  const { db, now, audit } = context;
  const hash = secretHash(secret);
  const ticket = await lockTicket(db, hash, now);
  if (!ticket) throw new Refusal(codes.linkInvalid);
  if (!ticket.isGood) {
    await audit(lineOf(ticket), { ...ticket, failed: true });
    throw new Refusal(codes.linkInvalid, { keepsChanges: true });
  }
  const { loginName, sessionId } = ticket;
  const onWrong = (after: { endedSessions?: number }) =>
    audit({ ...lineOf(ticket), after }, { ...ticket, failed: true });
  await provePerson(context, { loginName, sessionId, proof, secrets, onWrong });
  await markUsed(db, hash, now);
  await audit(lineOf(ticket), ticket);
  const number = vault.open(ticket.stored);
  const expiry = expiryOf(ticket.validTo);
  return { number, expiry, securityCode: vault.securityCodeOf(number, expiry), seconds: shownSeconds };
}

/** Audit log entry with card and purpose, without card data. */
const lineOf = ({ cardId, cardLabel, purpose }: Ticket) => ({
  objectType: 'card' as const,
  objectId: cardId,
  objectLabel: cardLabel,
  reason: purpose,
});
