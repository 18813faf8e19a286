import type { RegistrationDraft } from '@console/contracts';
import { insertAcceptance } from '../../../platform/agreements/acceptance.store';
import { type CurrentAgreement, findCurrentAgreement } from '../../../platform/agreements/agreement-text.query';
import type { PublicContext } from '../../../platform/http/mount';
import { refuseIssues } from '../../../platform/refusal';
import { enterCompany } from './registration.store';

/** Returns the agreements in effect at the site. Refuses a form that linked to other versions. */
export async function findAgreed(
  { db, now }: PublicContext,
  { website, agreementIds = [] }: RegistrationDraft,
): Promise<CurrentAgreement[]> {
  const found: CurrentAgreement[] = [];
  for (const type of ['MASTER_SERVICE', 'PRIVACY'] as const) {
    const current = await findCurrentAgreement(db, { website, type, now });
    if (current) found.push(current);
  }
  const ids = found.map(({ agreement }) => agreement.id).toSorted();
  const isSame = JSON.stringify(ids) === JSON.stringify(agreementIds.toSorted());
  refuseIssues(isSame ? [] : [{ field: 'agreesToTerms', code: 'AGREEMENT_CHANGED', params: {} }]);
  return found;
}

interface Signed {
  /** Id of the registration. */
  id: string;
  signature: string;
  agreements: readonly CurrentAgreement[];
}

/** Stores an acceptance of each agreement in the company of the agreement, which can be the default company. */
export async function storeAcceptances(
  { db, language, visit, now }: PublicContext,
  { id, signature, agreements }: Signed,
): Promise<void> {
  for (const { companyId, agreement } of agreements) {
    await enterCompany(db, companyId);
    const subject = { type: 'REGISTRATION', id } as const;
    await insertAcceptance(db, { companyId, agreement, subject, signature, language, ip: visit.ip, now });
  }
}
