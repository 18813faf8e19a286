import type { EventHub } from './events/event-hub';
import type { Builds } from './release/builds';
import type { Keys } from './release/keys';
import type { Releases } from './release/releases';
import type { ShellFiles } from './shell/shell-files';
import type { ObjectStore } from './store/object-store';

declare module '../platform/deps' {
  interface Deps {
    builds: Builds;
    /** Files of this and other builds of the shell. */
    shellFiles: ShellFiles;
    /** Live versions for each user, and their files. */
    releases: Releases;
    /** Keys that sign and verify releases. */
    keys: Keys;
    /** Files of versions. */
    store: ObjectStore;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Event streams to open pages. */
    events: EventHub;
  }
}
