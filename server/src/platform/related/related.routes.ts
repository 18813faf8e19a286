import { queryRelated, refreshCache } from '@console/contracts';
import type { App } from '../deps';
import { findDictVersion } from '../dicts/dict.query';
import { findGrants } from '../menus/menu-grants';
import { mount } from '../http/mount';
import { findRelated } from './related.query';

export function relatedRoutes(app: App): void {
  mount(app, queryRelated, async (input, context) => ({ list: await findRelated(context, app.registry, input) }));

  // The server asks the database on every call and keeps nothing of a user in between, so there is nothing to
  // forget here; what is current is what a client needs to know.
  mount(app, refreshCache, async (_input, { db, actor }) => ({
    menuVersion: (await findGrants(db, actor, app.deps)).menuVersion,
    dictVersion: await findDictVersion(db),
  }));
}
