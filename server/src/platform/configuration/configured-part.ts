import type { PageName } from '@console/contracts';
import type { ConfigurationPartName } from '@console/contracts/configuration';
import type { Context } from '../context';
import type { SQL } from '../db/sql';

/** A part of the console that is configured, as the module that it belongs to describes it to the index. */
export interface ConfiguredPart {
  part: ConfigurationPartName;
  /** Page that lists it, and the button that opens the page. */
  page: PageName;
  permission: string;
  /** Calls that change it. */
  changes: readonly string[];
  /** Which lines `a` of the log that these calls left are about it; all, where nothing is said. */
  isAbout?: SQL;
  /** Records that the page lists for the actor, who sees the whole company: `from` and all that follows. */
  records: (context: Pick<Context, 'db' | 'actor' | 'now'>) => SQL | Promise<SQL>;
}
