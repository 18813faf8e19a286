import { codes } from '@console/contracts';
import { reportRemoteFault, withoutData } from '@console/contracts/release';
import { addAttempt } from '../../platform/session/attempts/attempt.store';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { Refusal } from '../../platform/refusal';
import { storeFault } from './remote-fault.store';

/** Maximum number of reports per session and window: a page with an endless error loop must not overload the server. */
const reportsMax = 30;
const windowSeconds = 60;

export function remoteFaultRoutes(app: App): void {
  mount(app, reportRemoteFault, async (input, { db, actor, visit: { sessionId, composition }, now, traceId }) => {
    const turn = { scope: 'fault' as const, key: [sessionId], now };
    if ((await addAttempt(db, turn, windowSeconds)) > reportsMax) throw new Refusal(codes.tooMany);
    // The browser removes personal data too, but the server must not rely on it.
    const fault = { ...input, message: withoutData(input.message) };
    await storeFault(db, actor, { fault, sessionId, now, traceId, composition });
    app.log.warn({ ...fault, traceId }, 'a remote failed in a browser');
    return { ok: true } as const;
  });
}
