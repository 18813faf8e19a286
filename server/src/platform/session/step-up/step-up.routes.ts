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
    await provePerson(context, { loginName, proof, secrets, onWrong: () => audit(line, 'FAILED') });
    await storeProof(db, { sessionId: visit.sessionId, now });
    await audit(line);
    return { ok: true };
  });
}
