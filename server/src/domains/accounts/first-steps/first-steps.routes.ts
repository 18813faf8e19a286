import { dismissFirstSteps, readFirstSteps } from '@console/contracts/accounts';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { storeStepsDismissed } from '../../../platform/users/user.store';
import { findFirstSteps } from './first-steps.query';

export function firstStepsRoutes(app: App): void {
  mount(app, readFirstSteps, async (_input, context) => ({ steps: await findFirstSteps(app.registry, context) }));
  mount(app, dismissFirstSteps, async (_input, { db, actor, now }) => {
    await storeStepsDismissed(db, actor.userId, now);
    return { ok: true };
  });
}
