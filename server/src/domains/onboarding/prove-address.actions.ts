import { codes, type Language } from '@console/contracts';
import { guardCode, type Proving } from '../../platform/session/captcha/guard-form';
import type { PublicContext } from '../../platform/http/mount';
import { secretHash } from '../../platform/http/secret-hash';
import { codeTriesMax } from '../../platform/session/passwords/password-token.rules';
import { Refusal } from '../../platform/refusal';
import { countCodeTry, lockOpenCode, spendCode } from './onboarding-code.store';

interface Proven {
  companyId: string;
  email: string;
  language: Language;
}

interface MailedCode extends Proving {
  reference: string;
  code: string;
}

/** Verifies a mailed code and returns its e-mail address. A code expires, is used once and allows few attempts. */
export async function proveAddress(
  context: PublicContext,
  { reference, code, ...proving }: MailedCode,
): Promise<Proven> {
  const { db, now } = context;
  const { failed } = await guardCode(context, proving);
  const referenceHash = secretHash(reference);
  const open = await lockOpenCode(db, referenceHash, now);
  const isRight = open && open.tries < codeTriesMax && open.codeHash === secretHash(reference + code);
  if (!isRight) {
    await countCodeTry(db, referenceHash);
    await failed();
    throw new Refusal(codes.linkInvalid, { keepsChanges: true });
  }
  const { companyId, email, language } = open;
  await spendCode(db, referenceHash, now);
  return { companyId, email, language };
}
