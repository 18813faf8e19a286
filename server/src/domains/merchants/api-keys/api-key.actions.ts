import { codes, dayIn, type FieldIssue, type InputOf, type OutputOf } from '@console/contracts';
import {
  type ApiKeyDetail,
  apiKeysMax,
  type createApiKey,
  type revokeApiKey,
  type rotateApiKey,
  type updateApiKey,
} from '@console/contracts/merchants';
import { refuseRestrictedCompany } from '../../../platform/companies/refuse-restricted-company.actions';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { lockCounted } from '../../../platform/db/lock-counted';
import { assertVersion } from '../../../platform/expected-version';
import type { SignedInContext } from '../../../platform/http/mount';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal, refuseIssues, requireRecord } from '../../../platform/refusal';
import { findMerchantOption } from '../merchants/merchant-choice.query';
import {
  apiKeyColumns,
  type ApiKeyRow,
  findApiKey,
  findOthers,
  offeredScopes,
  readApiKeyDetail,
} from './api-key.query';
import { draftIssues } from './api-key.rules';
import * as store from './api-key.store';

type Announced = OutputOf<typeof createApiKey>;

const issue = (field: string, code: string, params = {}): FieldIssue => ({ field, code, params });

export async function create(
  { merchantId, ...draft }: InputOf<typeof createApiKey>,
  context: SignedInContext,
): Promise<Announced> {
  const { actor } = context;
  await refuseRestrictedCompany(context.db, { companyId: actor.companyId, field: 'name' });
  refuseIssues([
    ...(await merchantIssues(merchantId, context)),
    ...draftIssues(draft, { held: [], offered: new Set(offeredScopes(actor)), lastDay: null, today: today(context) }),
    ...(await nameIssues(context, { name: draft.name, exceptId: null })),
  ]);
  const id = newId('key');
  const secret = await store.createApiKey(context, id, { merchantId, ...draft });
  await context.audit({
    ...objectOf({ id, name: draft.name }),
    after: { ...draft, merchantId, keyOwner: actor.userId },
  });
  return { key: await readApiKeyDetail(context, id), secret };
}

/** Users with access to some merchants must choose one of them, because they can't see keys for all merchants. */
async function merchantIssues(merchantId: string | null, context: Context): Promise<FieldIssue[]> {
  if (merchantId === null) return seesWhole(context.actor) ? [] : [issue('merchantId', 'REQUIRED')];
  const { status } = requireRecord(await findMerchantOption(context, merchantId));
  return status === 'CLOSED' ? [issue('merchantId', 'KEY_MERCHANT_CLOSED')] : [];
}

/** Locks the key names of the company, so that only one of two concurrent requests can take a name. */
async function nameIssues(
  context: Context,
  { name, exceptId }: { name: string; exceptId: string | null },
): Promise<FieldIssue[]> {
  await lockCounted(context.db, 'names', 'api_key', context.companyId);
  const { isTaken, count } = await findOthers(context, { name, exceptId });
  return [
    ...(isTaken ? [issue('name', 'NAME_TAKEN')] : []),
    ...(exceptId === null && count >= apiKeysMax ? [issue('name', 'TOO_MANY_KEYS', { max: String(apiKeysMax) })] : []),
  ];
}

const today = ({ actor, now }: Context): string => dayIn(actor.companyTimezone, now);

export async function update(
  { id, version, ...draft }: InputOf<typeof updateApiKey>,
  context: SignedInContext,
): Promise<ApiKeyDetail> {
  const before = await lock(context, { id, version });
  if (before.user_id !== context.actor.userId)
    throw new Refusal(codes.transition, {
      data: { from: before.status, to: before.status, allowed: [], reason: 'NOT_OWNER' },
    });
  const offered = new Set(offeredScopes(context.actor));
  refuseIssues([
    ...draftIssues(draft, { held: before.scopes, offered, lastDay: before.last_day, today: today(context) }),
    ...(await nameIssues(context, { name: draft.name, exceptId: id })),
  ]);
  await store.updateApiKey(context, id, draft);
  await context.audit({ ...objectOf({ id, name: draft.name }), before: apiKeyColumns.draftOf(before), after: draft });
  return readApiKeyDetail(context, id);
}

const hourMs = 60 * 60 * 1000;

export async function rotate(
  { id, version, overlapHours }: InputOf<typeof rotateApiKey>,
  context: SignedInContext,
): Promise<Announced> {
  const before = await lock(context, { id, version });
  const { actor, now } = context;
  const isTakenOver = before.user_id !== actor.userId;
  if (isTakenOver)
    refuseIssues([
      ...(before.scopes.some((code) => !actor.permissions.has(code)) ? [issue('scopes', 'SCOPE')] : []),
      // A previous secret would act with the permissions of the new owner.
      ...(overlapHours > 0 ? [issue('overlapHours', 'OVERLAP_OF_OWNER')] : []),
    ]);
  const until = new Date(now.getTime() + overlapHours * hourMs);
  const secret = await store.rotateApiKey(context, id, until);
  await context.audit({
    ...objectOf(before),
    before: { keyOwner: before.user_id },
    after: { keyOwner: actor.userId, overlapHours },
  });
  return { key: await readApiKeyDetail(context, id), secret };
}

export async function revoke(
  { id, version, note }: InputOf<typeof revokeApiKey>,
  context: SignedInContext,
): Promise<ApiKeyDetail> {
  const before = await lock(context, { id, version });
  await store.revokeApiKey(context, id);
  await context.audit({
    ...objectOf(before),
    before: { apiKeyStatus: before.status },
    after: { apiKeyStatus: 'REVOKED' },
    reason: note,
  });
  return readApiKeyDetail(context, id);
}

/** Locks a key. Refuses an outdated version (1004) with the current key, and a revoked key (1007). */
async function lock(context: Context, { id, version }: { id: string; version: number }): Promise<ApiKeyRow> {
  const row = await findApiKey(context, id, { isLocked: true });
  if (row.status === 'REVOKED')
    throw new Refusal(codes.transition, { data: { from: 'REVOKED', to: 'REVOKED', allowed: [] } });
  await assertVersion(row, version, async () => ({ current: await readApiKeyDetail(context, id) }));
  return row;
}

const objectOf = ({ id, name }: Pick<ApiKeyRow, 'id' | 'name'>) => ({
  objectType: 'api_key' as const,
  objectId: id,
  objectLabel: name,
});
