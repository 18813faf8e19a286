import { queryTrace } from '@console/contracts/releases';
import type { App } from '../deps';
import { mount } from '../http/mount';
import { refuseParts } from '../http/whole-company';
import { findTrace } from './trace.store';

/** Operations that return the events of a trace and the versions that the page ran. */
export function traceRoutes(app: App): void {
  mount(app, queryTrace, async ({ traceId }, { db, actor }) => {
    refuseParts(actor);
    return { list: await findTrace(db, traceId) };
  });
}
