import { acceptAgreement, queryAgreement, queryDueAgreements } from '@console/contracts';
import type { App } from '../deps';
import { mount, mountPublic } from '../http/mount';
import { acceptDue, findDue } from './accept-agreement.actions';
import { findCurrentAgreement } from './agreement-text.query';

/** Routes that return published agreement texts and store acceptances. */
export function agreementTextRoutes(app: App): void {
  mountPublic(app, queryAgreement, async ({ website, type }, { db, now }) => {
    const current = await findCurrentAgreement(db, { website, type, now });
    return { agreement: current?.agreement ?? null };
  });
  mount(app, queryDueAgreements, async (_input, context) => ({ list: await findDue(context) }));
  mount(app, acceptAgreement, async (input, context) => ({ list: await acceptDue(input, context) }));
}
