import { queryRelated, refreshCache } from '@console/contracts';
import type { App } from '../deps';
import { findDictVersion } from '../dicts/dict.query';
import { findGrants } from '../menus/menu-grants';
import { mount } from '../http/mount';
import { findRelated } from './related.query';

export function relatedRoutes(app: App): void {
  mount(app, queryRelated, async (input, context) => ({ list: await findRelated(context, app.registry, input) }));

  // The server caches no user data between calls, so it has nothing to clear; the client only needs the current
  // versions.
  mount(app, refreshCache, async (_input, { db, actor }) => ({
    menuVersion: (await findGrants(db, actor, app.deps)).menuVersion,
    dictVersion: await findDictVersion(db),
  }));
}
