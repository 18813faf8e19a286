import type { PageName } from '@console/contracts';
import type { ConfigurationPartName } from '@console/contracts/configuration';
import type { Context } from '../context';
import type { SQL } from '../db/sql';

/** A configurable part of the console, described by its feature for the configuration index. */
export interface ConfiguredPart {
  part: ConfigurationPartName;
  /** Page that lists it, and the button that opens the page. */
  page: PageName;
  permission: string;
  /** Calls that change it. */
  changes: readonly string[];
  /** Condition on the audit log entries `a` of these calls; all entries without it. */
  isAbout?: SQL;
  /** Records on the page for an actor who sees the whole company: `from` and everything after it. */
  records: (context: Pick<Context, 'db' | 'actor' | 'now'>) => SQL | Promise<SQL>;
}
