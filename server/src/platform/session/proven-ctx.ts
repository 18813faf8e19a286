import type { Ctx } from '../context';
import type { PublicContext } from '../http/mount';

interface Proven {
  companyId: string;
  userId: string;
  name: string;
  /** Null if the authentication does not create a session. */
  sessionId: string | null;
}

/** Returns the context of a public call for the user whom it has authenticated. */
export const ctxOf = ({ db, now, audit }: PublicContext, { name, ...user }: Proven): Ctx => ({
  db,
  now,
  companyId: user.companyId,
  by: { id: user.userId, name },
  origin: 'CONSOLE',
  audit: (line) => audit(line, user),
});
