import { codes, type Language } from '@console/contracts';
import type { PublicContext } from '../mount';
import { secretHash } from '../mounting/session-guard';
import { codeTriesMax } from '../passwords/password-token.rules';
import { Refusal } from '../refusal';
import { countCodeTry, lockOpenCode, spendCode } from './onboarding-code.repo';

interface Proven {
  companyId: string;
  email: string;
  language: Language;
}

/** The address that a mailed code was sent to; once, after few tries, and in time. */
export async function proveAddress(
  { db, now }: PublicContext,
  { reference, code }: { reference: string; code: string },
): Promise<Proven> {
  const referenceHash = secretHash(reference);
  const open = await lockOpenCode(db, referenceHash, now);
  if (!open || open.tries >= codeTriesMax) throw new Refusal(codes.linkInvalid);
  const { codeHash, companyId, email, language } = open;
  if (codeHash !== secretHash(reference + code)) {
    await countCodeTry(db, referenceHash);
    throw new Refusal(codes.linkInvalid, { keepsChanges: true });
  }
  await spendCode(db, referenceHash, now);
  return { companyId, email, language };
}
