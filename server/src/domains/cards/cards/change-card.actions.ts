import { codes, type FieldIssue, type InputOf, type Money, toMinor } from '@console/contracts';
import {
  aliasOf,
  type CardDetail,
  checkLimitChange,
  checkReason,
  checkValidity,
  type limitCard,
  type renameCard,
  type updateCard,
  type IssuableBin,
} from '@console/contracts/cards';
import type { AuditFacts, Context } from '../../../platform/context';
import { refuseHidden } from '../../../platform/http/masking';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { findIssuingBin } from '../card-bins/card-bin.query';
import { issuesOfNewHolder } from '../card-bins/issue-caps.query';
import { findCardholder } from '../cardholders/cardholder.query';
import { limitDisabledReason } from './card-bulk.rules';
import { lockCard, readCardDetail } from './card.query';
import { changeDisabledReason, isLimitRaised } from './card.rules';
import { type CardFields, storeFields } from './card.store';
import { lockAllowance } from '../pools/allowance.query';
import { aboveDeposit, checkLimitsOfPool } from '../pools/allowance.rules';
import { mayHoldOfPool } from './card-pool.query';
import { insertDoneOrder } from '../channels/order.store';
import { companyDay } from '../../../platform/clock/company-day.rules';

interface Expected {
  id: string;
  /** Null skips the version check. */
  version: number | null;
}

/** Locks the card; refuses a stale version and a state that does not permit changes. */
async function lockExpected({ id, version }: Expected, context: Context): Promise<CardDetail> {
  await lockCard(context, id);
  const { card, updatedBy } = await readCardDetail(context, id);
  await assertVersion(card, version, () => ({ current: card, updatedBy, updatedAt: card.updatedAt }));
  const reason = changeDisabledReason(card);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: card.state, allowed: [], reason } });
  return card;
}

const refuse = (fieldIssues: FieldIssue[]): void => {
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
};

interface Change {
  type: 'UPDATE_LIMIT' | 'UPDATE_ALIAS' | 'UPDATE_INFO';
  fields: CardFields;
  /** Values of the card that the audit log entry compares. */
  notification: (card: CardDetail) => AuditFacts;
  reason?: string;
}

/** Stores fields, order and audit log entry in one transaction. */
async function store(before: CardDetail, { type, fields, notification, reason }: Change, context: Context) {
  await storeFields(context, before.id, fields);
  await insertDoneOrder(context, { type, cardId: before.id });
  const { card: after } = await readCardDetail(context, before.id);
  await context.audit({
    objectType: 'card',
    objectId: after.id,
    objectLabel: `${after.alias} ${after.number.slice(-4)}`,
    before: notification(before),
    after: notification(after),
    ...(reason !== undefined && { reason }),
  });
  return after;
}

export async function changeLimit(
  { limit, limitPeriod, reason, note, ...expected }: Omit<InputOf<typeof limitCard>, 'version'> & Expected,
  context: Context,
): Promise<CardDetail> {
  const card = await lockExpected(expected, context);
  refuse([...checkLimitChange({ limit, limitPeriod }, card), ...checkReason(reason, note)]);
  const minor = limit ? toMinor(limit.amount, card.currency) : null;
  const wanted = limit && limitPeriod ? { amount: limit, period: limitPeriod } : null;
  if (isLimitRaised(card.limit, wanted))
    await refuseRestricted(context, { merchantId: card.merchant.id, field: 'limit' });
  if (limit) await refuseBeyondPool(card, limit, context);
  return store(
    card,
    {
      type: 'UPDATE_LIMIT',
      fields: { limit: minor === null || !limitPeriod ? null : { minor, period: limitPeriod } },
      notification: (one) => ({ limit: one.limit }),
      reason: note ? `${reason}: ${note}` : reason,
    },
    context,
  );
}

/** Applies the limits of the pool to a changed card, as to a new card. */
async function refuseBeyondPool(card: CardDetail, limit: Money, { db }: Context): Promise<void> {
  const pool = await lockAllowance(db, card.id);
  if (!pool) return;
  const above = aboveDeposit({ limit }, pool);
  if (above) throw new Refusal(codes.limitAboveDeposit, { fieldIssues: [above] });
  const before = card.limit && toMinor(card.limit.amount.amount, card.currency);
  refuse(checkLimitsOfPool({ limit, count: 1, before }, pool));
}

export async function changeAlias(
  { alias: pattern, ...expected }: Omit<InputOf<typeof renameCard>, 'version'> & Expected,
  context: Context,
): Promise<CardDetail> {
  const card = await lockExpected(expected, context);
  const change: Change = {
    type: 'UPDATE_ALIAS',
    fields: { alias: aliasOf(pattern, card) },
    notification: (one) => ({ alias: one.alias }),
  };
  return store(card, change, context);
}

/** Changes the limit of one card of a bulk job; refused if the limit has another currency. */
export async function changeLimitOfMany(
  change: Omit<InputOf<typeof limitCard>, 'version'> & Expected,
  context: Context,
): Promise<void> {
  const card = await lockExpected(change, context);
  const reason = limitDisabledReason(card, change.limit?.currency);
  if (reason !== null)
    throw new Refusal(codes.transition, { data: { from: card.state, to: card.state, allowed: [], reason } });
  await changeLimit({ ...change, version: card.version }, context);
}

/** Changes cardholder and last day. A user from whom the expiry is hidden cannot set it. */
export async function changeInfo(
  { cardholderId, validTo, ...expected }: InputOf<typeof updateCard>,
  context: Context,
): Promise<CardDetail> {
  if (validTo !== undefined) refuseHidden(context.actor, ['CARD_EXPIRY']);
  const card = await lockExpected(expected, context);
  const issuing = await findIssuingBin(context, card.bin.id);
  if (!issuing) throw new Refusal(codes.notFound);
  const isExtended = validTo !== undefined && validTo !== card.validTo;
  refuse([
    ...(isExtended ? checkValidity({ validTo }, issuing.bin, companyDay(context)) : []),
    ...(await issuesOfHolder(cardholderId, { card, bin: issuing.bin }, context)),
  ]);
  return store(
    card,
    {
      type: 'UPDATE_INFO',
      fields: { cardholderId: cardholderId ?? null, validTo },
      notification: (one) => ({ cardholder: one.cardholder?.id ?? null, ...(isExtended && { validTo: one.validTo }) }),
    },
    context,
  );
}

async function issuesOfHolder(
  id: string | undefined,
  { card, bin }: { card: CardDetail; bin: IssuableBin },
  context: Context,
): Promise<FieldIssue[]> {
  const issue = (code: string) => [{ field: 'cardholderId', code, params: {} }];
  if (id === undefined) return bin.cardholderRequired ? issue('REQUIRED') : [];
  if (id === card.cardholder?.id) return [];
  const holder = await findCardholder(context, id);
  if (!holder) throw new Refusal(codes.notFound);
  if (!holder.mayHold || holder.merchantId !== card.merchant.id) return issue('HOLDER_NOT_USABLE');
  if (!(await mayHoldOfPool(context.db, card.id, id))) return issue('HOLDER_OF_WALLET');
  return issuesOfNewHolder(context, { binId: bin.id, merchantId: card.merchant.id, holderId: id });
}
