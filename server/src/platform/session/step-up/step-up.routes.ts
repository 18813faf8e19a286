import { stepUp } from '@console/contracts';
import type { App } from '../../deps';
import { mount } from '../../http/mount';
import { storeProof } from '../session.store';
import { provePerson } from './prove-person.actions';

export function stepUpRoutes(app: App): void {
  const { secrets } = app.deps;

  mount(app, stepUp, async ({ proof }, context) => {
    const { db, now, visit, actor, audit } = context;
    const { userId, loginName } = actor;
    const line = { objectType: 'user' as const, objectId: userId, objectLabel: loginName };
    const { sessionId } = visit;
    await provePerson(context, {
      loginName,
      sessionId,
      proof,
      secrets,
      onWrong: (after) => audit({ ...line, after }, 'FAILED'),
    });
    await storeProof(db, { sessionId, now });
    await audit(line);
    return { ok: true };
  });
}
