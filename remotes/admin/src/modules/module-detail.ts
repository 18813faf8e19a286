import type { OutputOf } from '@console/contracts';
import type { readDevopsModule } from '@console/contracts/devops';

/** A module as its page has it. */
export type ModuleDetail = OutputOf<typeof readDevopsModule>;
