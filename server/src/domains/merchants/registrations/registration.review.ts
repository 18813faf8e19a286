import type { Ctx } from '../../../platform/context';
import { postMail } from '../../../platform/mail/outbox.store';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { holdAccess } from '../../../platform/roles/owner.query';
import { createFromRegistration } from './approve-registration.actions';
import { lateReason } from './registration.data';
import { type Applicant, lockApplicant, transitionRegistration } from './registration.store';

/** Review of a registration. Its approval creates a merchant with its first user. */
export const registrationReview: ReviewHandler = {
  kind: 'MERCHANT_REGISTRATION',
  lock: async (ctx, id) => {
    await holdAccess(ctx);
    return (await lockApplicant(ctx.db, id))?.version ?? null;
  },

  approve: async (ctx, { objectId }) => {
    await createFromRegistration(ctx, await applicantOf(ctx, objectId));
    return { at: 'DONE' };
  },

  release: async (ctx, { objectId, note }) => {
    const applicant = await applicantOf(ctx, objectId);
    await rejectRegistration(ctx, applicant, note ?? lateReason[applicant.language]);
  },
};

async function applicantOf({ db }: Ctx, id: string): Promise<Applicant> {
  const applicant = await lockApplicant(db, id);
  if (applicant === null) throw new Error('The registration under review was not found');
  return applicant;
}

/** Rejects a registration. The applicant sees the reason in the mail and at the mailed link, and can register again. */
async function rejectRegistration(ctx: Ctx, applicant: Applicant, reason: string): Promise<void> {
  const { id, username, email, language, site_origin: origin } = applicant;
  await transitionRegistration(ctx, { id, from: 'SUBMITTED', to: 'REJECTED', rejectedReason: reason, reason });
  await postMail(ctx.db, {
    companyId: ctx.companyId,
    to: email,
    language,
    letter: 'REGISTRATION_REJECTED',
    name: username,
    what: `${origin}/register`,
    more: { reason },
    about: { type: 'merchant_registration', id, label: username },
    now: ctx.now,
  });
}
