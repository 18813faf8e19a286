import { findServiceAgreement, signServiceAgreement } from '@console/contracts/onboarding';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { findSubmission } from './onboarding-submission.store';
import { findOffered, signAgreement } from './sign-agreement.actions';

export function serviceAgreementRoutes(app: App): void {
  mount(app, findServiceAgreement, async (_input, context) => {
    const { db, actor } = context;
    const offered = await findOffered(context);
    return {
      agreement: offered?.agreement ?? null,
      name: actor.nickname,
      submission: await findSubmission(db, actor.userId),
    };
  });
  mount(app, signServiceAgreement, signAgreement);
}
