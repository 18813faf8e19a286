import { queryRelease } from '@console/contracts/release';
import type { App } from '../deps';
import { mount } from '../mount';

export function currentReleaseRoutes(app: App): void {
  mount(app, queryRelease, async ({ after }, { db, actor }) => {
    const { release } = await app.deps.releases.viewFor({ by: 'user', userId: actor.userId }, db);
    return { release: release.number > after ? release : null };
  });
}
