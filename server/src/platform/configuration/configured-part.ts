import type { PageName } from '@console/contracts';
import type { ConfigurationPartName } from '@console/contracts/configuration';
import type { Context } from '../context';
import type { SQL } from '../db/sql';

/** Configurable part of the console, as described by its feature for the configuration index. */
export interface ConfiguredPart {
  part: ConfigurationPartName;
  /** Page that lists the part, and the button that opens the page. */
  page: PageName;
  permission: string;
  /** Operations that change the part. */
  changes: readonly string[];
  /** Condition on the audit log entries `a` of these operations; without it all their entries are used. */
  isAbout?: SQL;
  /** Records on the page, for an actor with access to the whole company: `from` and the clauses after it. */
  records: (context: Pick<Context, 'db' | 'actor' | 'now'>) => SQL | Promise<SQL>;
}
