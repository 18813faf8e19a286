import type { InputOf, OutputOf } from '@console/contracts';
import type { showCompanyBankAccount } from '@console/contracts/company';
import type { Context } from '../../../platform/context';
import { refuseHidden } from '../../../platform/http/masking';
import { objectOf } from './company-audit.query';
import { findCompany } from './company.query';

/**
 * Returns the full account number and IBAN to users with access to bank accounts; the proposed ones only to the platform
 * company.
 */
export async function showBankAccount(
  { id }: InputOf<typeof showCompanyBankAccount>,
  context: Context,
): Promise<OutputOf<typeof showCompanyBankAccount>> {
  const company = await findCompany(context, id);
  refuseHidden(context.actor, ['BANK_ACCOUNT']);
  await context.audit({ ...objectOf(company), reason: 'BANK_ACCOUNT' });
  const proposed = company.is_of_platform ? company.proposed : null;
  return {
    bankAccountNo: company.bank_account_no,
    bankIban: company.bank_iban,
    proposedAccountNo: proposed?.bankAccountNo ?? null,
    proposedIban: proposed?.bankIban ?? null,
  };
}
