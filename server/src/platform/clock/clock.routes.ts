import { codes } from '@console/contracts';
import { advanceClock, queryClock } from '@console/contracts/releases';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { demandSimulation } from '../http/sandbox-guard';
import { Refusal } from '../refusal';
import { findAheadSeconds, findLastAdvance, findOwnActions, storeAdvance } from './clock.store';

const refused = (reason: string) => new Refusal(codes.transition, { data: { reason } });

/** Routes of the sandbox clock. In production the platform uses the machine's clock. */
export function clockRoutes(app: App): void {
  const { isMovable } = app.deps.clockShift;

  mount(app, queryClock, async (_input, context) => {
    const moved = await findLastAdvance(context);
    return {
      now: context.now.toISOString(),
      aheadSeconds: await findAheadSeconds(context.db),
      isMovable,
      moved,
      ran: moved ? await findOwnActions(context, moved.to) : [],
    };
  });

  mount(app, advanceClock, async ({ seconds }, context) => {
    const { db, now, audit } = context;
    demandSimulation(context);
    const aheadSeconds = await storeAdvance(db, seconds);
    if (aheadSeconds === null) throw refused('The clock can be at most ten years ahead.');
    const then = new Date(now.getTime() + seconds * 1000).toISOString();
    await audit({
      objectType: 'clock',
      objectId: 'clock',
      objectLabel: then,
      before: { now: now.toISOString(), aheadSeconds: aheadSeconds - seconds },
      after: { now: then, aheadSeconds },
    });
    return { now: then, aheadSeconds, isMovable };
  });
}
