import type { ApiKeyDraft } from '@console/contracts/merchants';
import type { Context, Db } from '../../../platform/context';
import { addSecret, replaceSecret } from '../../../platform/api-keys/api-key-secret.store';
import { insertRows } from '../../../platform/db/insert-rows';
import { newRecord } from '../../../platform/db/new-record';
import { sql } from '../../../platform/db/sql';
import { updateRow } from '../../../platform/db/update-row';
import { apiKeyColumns } from './api-key.query';

/** Stores a new key of the user with its first secret, and returns the secret. */
export async function createApiKey(
  context: Context,
  id: string,
  { merchantId, ...draft }: ApiKeyDraft & { merchantId: string | null },
): Promise<string> {
  await insertRows(context.db, 'api_key', [
    {
      id,
      ...newRecord(context),
      ...apiKeyColumns.rowOf(draft),
      merchant_id: merchantId,
      user_id: context.actor.userId,
      revoked_at: null,
      revoked_by: null,
    },
  ]);
  return addSecret(context, id);
}

export const updateApiKey = (context: Context, id: string, draft: ApiKeyDraft): Promise<void> =>
  updateRow(context, 'api_key', id, apiKeyColumns.rowOf(draft));

/** Replaces the secret of a key, and makes the user its owner. Returns the new secret. */
export async function rotateApiKey(context: Context, id: string, until: Date): Promise<string> {
  await updateRow(context, 'api_key', id, { user_id: context.actor.userId });
  return replaceSecret(context, id, until);
}

export const revokeApiKey = (context: Context, id: string): Promise<void> =>
  updateRow(context, 'api_key', id, { revoked_at: context.now, revoked_by: context.by.id });

/** Records that the owner was notified of the last day. The version of the key does not change. */
export async function storeNotified(db: Db, id: string, of: 'ending' | 'expired'): Promise<void> {
  await db.execute(sql`update api_key set ${sql.identifier(`${of}_notified_for`)} = last_day where id = ${id}`);
}
