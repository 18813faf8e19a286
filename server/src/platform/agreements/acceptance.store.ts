import { createHash } from 'node:crypto';
import type { AgreementText, Language } from '@console/contracts';
import type { Db } from '../context';
import { newId } from '../db/ids';
import { insertRows } from '../db/insert-rows';

interface Accepted {
  companyId: string;
  agreement: AgreementText;
  subject: { type: 'USER' | 'REGISTRATION' | 'APPLICATION'; id: string };
  signature: string;
  language: Language;
  ip: string;
  now: Date;
}

/** Returns the hash of a body in one language, in hexadecimal. */
const hashOfBody = (body: string): string => createHash('sha256').update(body, 'utf8').digest('hex');

/** Stores an acceptance. It is never changed or deleted. */
export async function insertAcceptance(
  db: Db,
  { companyId, agreement, subject, signature, language, ip, now }: Accepted,
): Promise<void> {
  await insertRows(db, 'agreement_acceptance', [
    {
      id: newId('acceptance'),
      company_id: companyId,
      agreement_id: agreement.id,
      version_no: agreement.versionNo,
      subject_type: subject.type,
      subject_id: subject.id,
      typed_signature: signature,
      ip,
      language,
      body_sha256: hashOfBody(agreement.body[language]),
      accepted_at: now,
    },
  ]);
}
