import { codes, type InputOf } from '@console/contracts';
import type { downloadMerchantLicence, showMerchantBankAccount } from '@console/contracts/merchants';
import { issueDownload } from '../../../platform/files/file-ticket.store';
import { refuseHidden } from '../../../platform/http/masking';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { objectOf } from './merchant-audit.query';
import { protectedOf } from './merchant-row.query';
import { findMerchant } from './merchant.query';

/** Issues a download of a licence file. A file of another merchant is not found. */
export async function giveLicence(
  { id, fileId }: InputOf<typeof downloadMerchantLicence>,
  context: SignedInContext,
): Promise<{ url: string; name: string }> {
  const merchant = await findMerchant(context, id);
  const file = merchant.files.find((one) => one.id === fileId);
  if (!file) throw new Refusal(codes.notFound);
  const url = await issueDownload(context, fileId);
  await context.audit({ ...objectOf(merchant), after: { downloaded: file.name } });
  return { url, name: file.name };
}

/** Returns the full account number to users with access to bank accounts. */
export async function showBankAccount(
  { id }: InputOf<typeof showMerchantBankAccount>,
  context: SignedInContext,
): Promise<{ bankAccountNo: string; proposed: string | null }> {
  const merchant = await findMerchant(context, id);
  refuseHidden(context.actor, ['BANK_ACCOUNT']);
  await context.audit({ ...objectOf(merchant), reason: 'BANK_ACCOUNT' });
  return { bankAccountNo: protectedOf(merchant).bankAccountNo, proposed: merchant.proposed?.bankAccountNo ?? null };
}
