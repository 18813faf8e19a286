import * as census from './census';
import * as comparisons from './comparison';
import * as moduleGrants from './grant';
import * as modules from './module';
import * as moduleRecords from './module-record';
import * as rehearsals from './rehearsal';
import * as releases from './release';
import * as currentRelease from '../release/current-release';
import * as devRemotes from '../release/dev-remote';
import * as events from '../release/events';
import * as remoteFaults from '../release/remote-fault';
import * as sessionPages from '../release/session-page';

/** Operations of this area. */
export const releaseOperations = [
  census,
  comparisons,
  moduleGrants,
  modules,
  moduleRecords,
  rehearsals,
  releases,
  currentRelease,
  devRemotes,
  events,
  remoteFaults,
  sessionPages,
];
