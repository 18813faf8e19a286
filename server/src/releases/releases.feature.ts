import { releaseMenus } from './menu.data';
import { releaseParameters } from './parameter.data';
import type { Feature } from '../platform/feature';
import './deps';
import { censusRoutes } from './census/census.routes';
import { releasesServed } from './releases.served';
import { devRemoteRoutes } from './dev-remotes/dev-remote.routes';
import { eventRoutes } from './events/event.routes';
import { guardRound } from './guard/guard-round.actions';
import { currentReleaseRoutes } from './release/current-release.routes';
import { devopsModuleRoutes } from './release/devops-module.routes';
import { moduleGrantRoutes } from './release/module-grant.routes';
import { moduleRoutes } from './release/module.routes';
import { rehearsalRoutes } from './release/rehearsal.routes';
import { releaseRoutes } from './release/release.routes';
import { remoteFaultRoutes } from './release/remote-fault.routes';
import { renewRelease } from './release/renew.actions';
import { objectSweep } from './store/sweep-objects';

/** Polling interval for signature renewal; a signature is renewed once it is an hour old. */
const renewalMs = 60_000;

/** Short polling interval: a broken version must be rolled back within seconds of the last fault report it takes. */
const guardMs = 2_000;

/** Long polling interval: an unlisted object is deleted only after a day. */
const sweepMs = 60 * 60_000;

export const releasesFeature: Feature = {
  name: 'releases',
  reference: { menus: releaseMenus, parameters: releaseParameters },
  routes: [
    currentReleaseRoutes,
    devRemoteRoutes,
    remoteFaultRoutes,
    censusRoutes,
    eventRoutes,
    moduleRoutes,
    devopsModuleRoutes,
    moduleGrantRoutes,
    rehearsalRoutes,
    releaseRoutes,
  ],
  served: releasesServed,
  pollers: (work) => [
    {
      name: 'sign the release anew',
      everyMs: renewalMs,
      followsClock: true,
      poll: async () => Number(await renewRelease(work)),
    },
    {
      name: 'guard versions',
      everyMs: guardMs,
      poll: async () => {
        const withdrawn = await guardRound(work);
        for (const { remote, version } of withdrawn)
          work.log.error({ remote, version }, 'version rolled back automatically');
        return withdrawn.length;
      },
    },
    { name: 'sweep objects', everyMs: sweepMs, poll: objectSweep(work) },
  ],
};
