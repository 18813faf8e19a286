import { type Language, mailWaitSeconds } from '@console/contracts';
import type { Ctx } from '../context';
import { secretHash } from '../http/secret-hash';
import { postMail } from '../mail/outbox.store';
import { takeMailTurn } from '../session/attempts/mail-turn.actions';
import { insertPasswordToken } from '../session/passwords/password-token.store';
import { newSecret } from '../session/passwords/secrets';

const lifeSeconds = 72 * 60 * 60;

interface Addressee {
  id: string;
  email: string;
  nickname: string;
  language: Language;
  /** Origin of the site that the link opens. */
  origin: string;
}

/**
 * Mails a link to an invited user, at most once in five minutes, and invalidates the previous link. Returns the expiry
 * time of the new link.
 */
export async function sendInvitation(
  { db, companyId, now }: Pick<Ctx, 'db' | 'companyId' | 'now'>,
  { id, email, nickname: name, language, origin }: Addressee,
): Promise<string> {
  await takeMailTurn(db, { scope: 'mail', key: ['invite-user', companyId, id], now }, mailWaitSeconds);
  const token = newSecret();
  const tokenHash = secretHash(token);
  await insertPasswordToken(db, { tokenHash, companyId, userId: id, purpose: 'FIRST_LOGIN', lifeSeconds, now });
  const what = `${origin}/firstTimeLogin?token=${token}`;
  const about = { type: 'user' as const, id, label: name };
  await postMail(db, { companyId, to: email, language, letter: 'USER_INVITATION', name, what, about, now });
  return new Date(now.getTime() + lifeSeconds * 1000).toISOString();
}
