import type { OutputOf } from '@console/contracts';
import type { readDevopsModule } from '@console/contracts/releases';

/** Module as returned for its page. */
export type ModuleDetail = OutputOf<typeof readDevopsModule>;
