import type { Ctx } from '../context';
import type { PublicContext } from '../http/mount';

interface Proven {
  companyId: string;
  userId: string;
  name: string;
  /** Null where nobody is signed in by it. */
  sessionId: string | null;
}

/** What somebody does in a call without a session, once they have proven who they are. */
export const ctxOf = ({ db, now, audit }: PublicContext, { name, ...user }: Proven): Ctx => ({
  db,
  now,
  companyId: user.companyId,
  by: { id: user.userId, name },
  origin: 'CONSOLE',
  audit: (line) => audit(line, user),
});
