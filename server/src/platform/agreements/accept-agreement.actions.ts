import { codes, type DueAgreement, type InputOf, type acceptAgreement, isSignatureOf } from '@console/contracts';
import type { SignedInContext } from '../http/mount';
import { Refusal, refuseIssues } from '../refusal';
import { clearAgreementDue, lockSessionOwner } from '../session/session.store';
import { insertAcceptance } from './acceptance.store';
import { findDueAgreements } from './agreement-text.query';

/** Returns the agreements that are due. If there are none, ends the restriction of the user's sessions. */
export async function findDue({ db, actor, now }: SignedInContext): Promise<DueAgreement[]> {
  const list = await findDueAgreements(db, { ...actor, now });
  if (list.length === 0) await clearAgreementDue(db, actor.userId);
  return list;
}

/** Stores the acceptance of an agreement that is due. */
export async function acceptDue(
  { id, signature }: InputOf<typeof acceptAgreement>,
  context: SignedInContext,
): Promise<DueAgreement[]> {
  const { db, actor, now, language, visit, audit } = context;
  // Two tabs may accept the same version concurrently: for the second, the agreement is no longer due.
  await lockSessionOwner(db, actor.userId);
  const due = await findDueAgreements(db, { ...actor, now });
  const agreement = due.find((one) => one.id === id);
  if (!agreement) throw new Refusal(codes.notFound);
  refuseIssues(
    isSignatureOf(signature, actor.nickname)
      ? []
      : [{ field: 'signature', code: 'SIGNATURE', params: { name: actor.nickname } }],
  );
  const subject = { type: 'USER', id: actor.userId } as const;
  const { companyId } = actor;
  await insertAcceptance(db, { companyId, agreement, subject, signature, language, ip: visit.ip, now });
  const objectLabel = `${agreement.title[language]} ${agreement.versionNo}`;
  await audit({
    objectType: 'agreement',
    objectId: id,
    objectLabel,
    after: { versionNo: agreement.versionNo, signature, language },
  });
  return findDue(context);
}
