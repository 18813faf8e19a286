import type { SystemMarker } from '@console/contracts';
import type { PublicContext } from '../http/mount';
import { secretHash } from '../http/secret-hash';
import { newSecret } from './passwords/secrets';
import { insertSecrets } from './session.store';

interface Issued {
  marker: SystemMarker;
  sessionId: string;
  companyId: string;
  leftSeconds: number;
}

/** Issues a token for this tab, and a resume secret for the next reload. */
export async function issueSecrets(
  { db, now, visit }: PublicContext,
  { marker, sessionId, companyId, leftSeconds }: Issued,
): Promise<string> {
  const [token, resume] = [newSecret(), newSecret()];
  await insertSecrets(db, { sessionId, companyId, tokenHash: secretHash(token), resumeHash: secretHash(resume), now });
  visit.leaveResumeSecret(marker, { secret: resume, maxAgeSeconds: leftSeconds });
  return token;
}
