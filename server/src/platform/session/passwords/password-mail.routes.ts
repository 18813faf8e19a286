import { mailWaitSeconds, sendResetCode, sendResetEmail } from '@console/contracts';
import { addAttempt } from '../attempts/attempt.store';
import { takeMailTurn } from '../attempts/mail-turn.actions';
import { daySeconds } from '../attempts/mail-turns';
import { guardMail } from '../captcha/guard-form';
import type { App } from '../../deps';
import type { LetterCode } from '@console/contracts/send-records';
import { postMail } from '../../mail/outbox.store';
import { mountPublic, type PublicContext } from '../../http/mount';
import { secretHash } from '../../http/secret-hash';
import { findCandidate } from '../sign-in.query';
import { enterCompanyOfAccount, findAddressee } from './account.query';
import { insertPasswordToken } from './password-token.store';
import { codeSeconds, codesOfDayMax, linkSeconds } from './password-token.rules';
import { newCode, newSecret } from './secrets';

export function passwordMailRoutes(app: App): void {
  const { secrets } = app.deps;

  mountPublic(app, sendResetEmail, async ({ account, captcha }, context) => {
    await guardMail(context, { captcha, secrets });
    await takeTurn(context, 'link', account);
    const token = newSecret();
    await toUser(context, account, {
      letter: 'RESET_LINK',
      whatAt: (origin) => `${origin}/resetPassword?token=${token}`,
      token: { tokenHash: secretHash(token), purpose: 'RESET', lifeSeconds: linkSeconds },
    });
    return { waitSeconds: mailWaitSeconds };
  });

  mountPublic(app, sendResetCode, async ({ account, captcha }, context) => {
    await guardMail(context, { captcha, secrets });
    await takeTurn(context, 'code', account);
    const { db, now } = context;
    await takeMailTurn(db, { scope: 'mail-day', key: ['code', account.toLowerCase()], now }, daySeconds, codesOfDayMax);
    const [reference, code] = [newSecret(), newCode()];
    await toUser(context, account, {
      letter: 'RESET_CODE',
      whatAt: () => code,
      token: {
        tokenHash: secretHash(reference),
        purpose: 'CODE',
        codeHash: secretHash(reference + code),
        lifeSeconds: codeSeconds,
      },
    });
    return { waitSeconds: mailWaitSeconds, reference };
  });
}

const takeTurn = ({ db, now }: PublicContext, what: string, account: string) =>
  takeMailTurn(db, { scope: 'mail', key: [what, account.toLowerCase()], now }, mailWaitSeconds);

interface Sending {
  letter: LetterCode;
  whatAt: (origin: string) => string;
  token: Pick<Parameters<typeof insertPasswordToken>[1], 'tokenHash' | 'purpose' | 'codeHash' | 'lifeSeconds'>;
}

/** Does nothing for an account that does not exist, with the same response. */
async function toUser({ db, now, visit }: PublicContext, account: string, { letter, whatAt, token }: Sending) {
  const userId = await enterCompanyOfAccount(db, account);
  const user = userId ? await findCandidate(db, userId) : null;
  const addressee = userId ? await findAddressee(db, userId) : null;
  if (!user || !addressee?.email) return;
  if (token.purpose === 'CODE' && !(await mayGetCode({ db, now }, user.userId))) return;
  const { companyId, language, nickname: name } = user;
  await insertPasswordToken(db, { ...token, companyId, userId: user.userId, now });
  const what = whatAt(visit.linkOriginOf(addressee.siteOrigins));
  const about = { type: 'user' as const, id: user.userId, label: name };
  await postMail(db, { companyId, to: addressee.email, language, letter, name, what, about, now });
}

/**
 * Limits the codes of a user across all of the user's names. Above the limit no mail is sent, with the same response.
 */
const mayGetCode = async ({ db, now }: Pick<PublicContext, 'db' | 'now'>, userId: string) =>
  (await addAttempt(db, { scope: 'user', key: ['code', userId], now }, daySeconds)) <= codesOfDayMax;
