import { queryRelease } from '@console/contracts/release';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';

export function currentReleaseRoutes(app: App): void {
  mount(app, queryRelease, async ({ after, issuedAt }, { db, actor }) => {
    const { release, offer } = await app.deps.releases.viewFor({ by: 'user', userId: actor.userId }, db);
    const isNews = release.number > after || (issuedAt !== undefined && release.issuedAt !== issuedAt);
    return { offer: isNews ? offer : null };
  });
}
