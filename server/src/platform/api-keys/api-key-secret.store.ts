import type { Ctx } from '../context';
import { newId } from '../db/ids';
import { insertRows } from '../db/insert-rows';
import { sql, type SQL } from '../db/sql';
import { secretHash } from '../http/secret-hash';
import { newKeyToken, partsOf } from './api-key-token';

type Writer = Pick<Ctx, 'db' | 'companyId' | 'now'>;

/** Stores the hash of a new secret of a key, and returns the secret. */
export async function addSecret({ db, companyId, now }: Writer, keyId: string): Promise<string> {
  const token = newKeyToken();
  await insertRows(db, 'api_key_secret', [
    {
      id: newId('keysec'),
      company_id: companyId,
      key_id: keyId,
      token_hash: secretHash(token),
      ...partsOf(token),
      created_at: now,
      expires_at: null,
      last_used_at: null,
      last_used_ip: null,
    },
  ]);
  return token;
}

/**
 * Stores a new secret. The current secret stays valid until `until`; an older one ends immediately. Returns the new
 * secret.
 */
export async function replaceSecret(writer: Writer, keyId: string, until: Date): Promise<string> {
  const { db, now } = writer;
  await db.execute(sql`delete from api_key_secret where key_id = ${keyId} and expires_at is not null`);
  await (until > now
    ? db.execute(sql`update api_key_secret set expires_at = ${until} where key_id = ${keyId}`)
    : db.execute(sql`delete from api_key_secret where key_id = ${keyId}`));
  return addSecret(writer, keyId);
}

/** Returns the statement that records the use of a secret. */
export const usageSql = (secretId: string, { ip, now }: { ip: string; now: Date }): SQL =>
  sql`update api_key_secret set last_used_at = ${now}, last_used_ip = ${ip} where id = ${secretId}`;
