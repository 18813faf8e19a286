import type { OutputOf } from '@console/contracts';
import type { ModuleRequest, readDevopsModule } from '@console/contracts/devops';

/** A module as its page has it. */
export type ModuleDetail = OutputOf<typeof readDevopsModule>;

/** Something that somebody is about to do with what is live. */
export type ModuleDeed =
  | { deed: 'ACTIVATE'; version: string }
  | { deed: 'ROLLBACK' }
  | { deed: 'DRAIN' }
  | { deed: 'WITHDRAW'; version: string; as: 'QUARANTINED' | 'REVOKED' }
  | { deed: 'DECIDE'; request: ModuleRequest; decision: 'APPROVED' | 'REJECTED' };
