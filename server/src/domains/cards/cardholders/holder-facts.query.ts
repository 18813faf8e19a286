import type { InputOf, OutputOf, SensitiveGroup } from '@console/contracts';
import { type findCardholderTwins, holderActions, type HolderEvent } from '@console/contracts/cards';
import { wholeName } from '@console/contracts';
import { nameFor, textFor } from '../../../platform/audience/audience.rules';
import { by, unread, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context, Db } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { changedFields } from './holder.rules';
import { ageMin } from './cardholder.data';
import { findNumber } from '../../../platform/reference/parameter.query';
import { reachableHolders } from './holder-row.query';
import { inCompany } from '../../../platform/reach/reach.query';
import { nullable, oneOf, pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Minimum age of a cardholder, in years. */
export const findAgeMin = (db: Db): Promise<number> => findNumber(db, ageMin);

type Twins = OutputOf<typeof findCardholderTwins>['list'];

/** Returns at most five matches. Missing values, and values of a group hidden from the actor, match no cardholder. */
export async function findTwins(
  { db, actor }: Reader,
  { merchantId, exceptId = '', ...draft }: InputOf<typeof findCardholderTwins>,
): Promise<Twins> {
  const seen = <T>(group: SensitiveGroup, value: T | undefined): T | null =>
    value === undefined || actor.hiddenGroups.has(group) ? null : value;
  const email = seen('HOLDER_CONTACT', draft.email);
  const birthday = seen('HOLDER_IDENTITY', draft.birthday);
  const { rows } = await db.execute(
    sql`
      select h.id, h.name, case when lower(h.email) = lower(${email}::text) then 'EMAIL' else 'NAME' end as by
      from cardholder h
      where ${all(reachableHolders(actor))} and h.merchant_id = ${merchantId} and h.id <> ${exceptId}
        and (lower(h.email) = lower(${email}::text)
          or (lower(h.name) = lower(${wholeName(draft)}) and h.birthday = ${birthday}::date))
      order by h.created_at, h.id limit 5`,
    { ...pick(tables.cardholder, 'id', 'name'), by: oneOf('EMAIL', 'NAME') },
  );
  return rows;
}

const lineRow = {
  ...pick(tables.audit_event, 'id', 'at', 'action', 'before', 'after'),
  by,
  reason: nullable(unread),
};

const actions: Record<string, HolderEvent['deed']> = {
  '/cardholder/create': 'CREATED',
  '/cardholder/update': 'CHANGED',
  '/cardholder/show': 'SHOWN',
  '/cardholder/push': 'PUSHED',
};

/** History of a cardholder from the audit log, newest first. */
export async function findHolderEvents({ db, actor }: Reader, id: string): Promise<HolderEvent[]> {
  const { rows } = await db.execute(
    sql`
      select e.id, e.at, ${writtenBy(sql`u`, sql`e.actor_id`)} as by, e.action, e.before, e.after, e.reason
      from audit_event e left join app_user u on u.id = e.actor_id
      where ${inCompany(actor, sql`e.company_id`)} and e.object_type = 'cardholder' and e.object_id = ${id}
        and e.result = 'OK'
      order by e.at desc, e.id desc limit 100`,
    lineRow,
  );
  return rows.map(({ id: lineId, at, by: writer, action, before, after, reason }) => ({
    id: lineId,
    at: new Date(at).toISOString(),
    actor: nameFor(actor, writer),
    deed: actions[action] ?? kycActionOf(after) ?? statusActionOf(after),
    fields: action === '/cardholder/update' ? changedFields(before, after) : [],
    note: textFor(actor, reason, writer.writer),
  }));
}

/** KYC steps by users and by the system share no action, so they are recognized by their new status. */
const kycActionOf = (after: unknown): HolderEvent['deed'] | undefined =>
  holderActions.find((action) => action === `KYC_${Object(after).kycStatus}`);

const statusActionOf = (after: unknown): HolderEvent['deed'] =>
  Object(after).status === 'DISABLED' ? 'DISABLED' : 'ENABLED';
