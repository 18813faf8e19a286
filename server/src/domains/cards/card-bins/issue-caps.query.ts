import type { FieldIssue } from '@console/contracts';
import { canBeEmbossed } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { inCompany } from '../../../platform/reach/reach.query';
import { bool, int, pick, type RowOf } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

interface Request {
  binId: string;
  merchantId: string;
  count: number;
  /** Number of new cards per cardholder. */
  holders: ReadonlyMap<string, number>;
}

/** Reason why a BIN cannot issue; with `holderId` if it concerns one cardholder. */
export interface CapIssue extends FieldIssue {
  holderId?: string;
}

const limitsRow = {
  is_open: bool,
  ...pick(tables.bin_assignment, 'issue_cap'),
  of_merchant: bool,
  ...pick(tables.card_bin, 'daily_issue_cap', 'max_cards_per_holder', 'needs_kyc', 'needs_embossing'),
  ...pick(tables.card_bin, 'holder_countries', 'area_codes'),
};
type Limits = RowOf<typeof limitsRow>;

/**
 * Checks the caps of the BIN and of the merchant's assignment. Issuing (`holds`) locks the counted rows first: all
 * cards of the BIN in the company, because the daily cap and the cap of the company's assignment also count cards of
 * merchants with separate assignments. A precheck takes no lock.
 */
export async function issuesOfCaps(context: Reader, input: Request, { holds = true } = {}): Promise<CapIssue[]> {
  const seen = await readLimits(context, input);
  const isCounted = countsCards(seen) || countsHolders(seen, input);
  const limits = holds && isCounted ? await lockLimits(context, input) : seen;
  if (!limits?.is_open) return [{ field: 'binId', code: 'BIN_NOT_ISSUABLE', params: {} }];
  const left = await leftOf(context, input, limits);
  return [
    ...(left !== null && input.count > left ? [cap('count', 'BIN_CAP', left)] : []),
    ...(await issuesOfHolders(context, input, limits)),
  ];
}

/** Checks the caps for a new cardholder of an existing card; only the caps per cardholder apply. */
export async function issuesOfNewHolder(
  context: Reader,
  { binId, merchantId, holderId }: { binId: string; merchantId: string; holderId: string },
): Promise<FieldIssue[]> {
  const holders = new Map([[holderId, 1]]);
  const input = { binId, merchantId, count: 1, holders };
  const seen = await readLimits(context, input);
  const limits = countsHolders(seen, input) ? await lockLimits(context, input) : seen;
  if (!limits) return [{ field: 'binId', code: 'BIN_NOT_ISSUABLE', params: {} }];
  return (await issuesOfHolders(context, input, limits)).map(({ field, code, params }) => ({ field, code, params }));
}

const countsCards = (limits: Limits | undefined): boolean =>
  limits !== undefined && (limits.issue_cap !== null || limits.daily_issue_cap !== null);

const countsHolders = (limits: Limits | undefined, { holders }: Request): boolean =>
  limits !== undefined && limits.max_cards_per_holder !== null && holders.size > 0;

/** Locks the cards of the BIN in the company against new cards and changes of cardholder, then reads the caps again. */
async function lockLimits(context: Reader, input: Request): Promise<Limits | undefined> {
  await lockCounted(context.db, 'cards of BIN', context.actor.companyId, input.binId);
  return readLimits(context, input);
}

const cap = (field: string, code: string, left: number): FieldIssue => ({
  field,
  code,
  params: { left: String(Math.max(0, left)) },
});

/** Caps of the merchant's own assignment. If there is none, those of the company's assignment. */
async function readLimits(context: Reader, { binId, merchantId }: Request): Promise<Limits | undefined> {
  const { db, actor } = context;
  const today = companyDay(context);
  const { rows } = await db.execute(
    sql`
      select a.enabled and (a.from_day is null or a.from_day <= ${today}::date)
          and (a.to_day is null or a.to_day >= ${today}::date) as is_open,
        a.issue_cap, a.merchant_id is not null as of_merchant, b.daily_issue_cap, b.max_cards_per_holder,
        b.needs_kyc, b.needs_embossing, b.holder_countries, b.area_codes
      from bin_assignment a join card_bin b on b.id = a.bin_id
      where a.bin_id = ${binId} and ${inCompany(actor, sql`a.company_id`)}
        and (a.merchant_id is null or a.merchant_id = ${merchantId})
      order by a.merchant_id nulls last limit 1`,
    limitsRow,
  );
  return rows[0];
}

/** Number of cards that can still be issued under all caps; null without a cap. */
async function leftOf(
  { db, actor, now }: Reader,
  { binId, merchantId }: Request,
  { issue_cap: issueCap, of_merchant: ofMerchant, daily_issue_cap: dailyCap }: Limits,
): Promise<number | null> {
  if (issueCap === null && dailyCap === null) return null;
  const own = (name: SQL, isNarrowed: boolean) => sql`${inCompany(actor, sql`${name}.company_id`)}
    and ${name}.bin_id = ${binId} and ${isNarrowed ? sql`${name}.merchant_id = ${merchantId}` : sql`true`}`;
  const day = companyDay({ actor, now });
  // The tally counts the created cards. Pending cards and today's cards are few enough to count.
  const { rows } = await db.execute(
    sql`
      select ((select coalesce(sum(b.cards), 0) from bin_tally b where ${own(sql`b`, ofMerchant)})
          + (select count(*) from card c where ${own(sql`c`, ofMerchant)} and c.create_status in ('CREATING', 'PENDING')))::int as all,
        (select count(*) from card c where ${own(sql`c`, false)} and c.create_status <> 'FAILED'
          and c.created_at >= (${day}::date)::timestamp at time zone ${actor.companyTimezone})::int as today`,
    { all: int, today: int },
  );
  const { all = 0, today = 0 } = rows[0] ?? {};
  const lefts = [...(issueCap === null ? [] : [issueCap - all]), ...(dailyCap === null ? [] : [dailyCap - today])];
  return Math.min(...lefts);
}

const holderRow = {
  ...pick(tables.cardholder, 'id', 'first_name', 'middle_name', 'last_name', 'country', 'area_code', 'kyc_status'),
  cards: int,
};
type HolderFacts = RowOf<typeof holderRow>;

async function issuesOfHolders({ db }: Reader, { binId, holders }: Request, limits: Limits): Promise<CapIssue[]> {
  if (holders.size === 0) return [];
  const { rows } = await db.execute(
    sql`
      select h.id, h.first_name, h.middle_name, h.last_name, h.country, h.area_code, h.kyc_status,
        (select count(*)::int from card c where c.cardholder_id = h.id
          and c.bin_id = ${binId} and c.create_status <> 'FAILED' and c.status is distinct from 'CANCELLED') as cards
      from cardholder h where h.id = any(${[...holders.keys()]}) order by h.id`,
    holderRow,
  );
  return rows.flatMap((holder) => {
    const wrong = issueOfHolder(holder, holders.get(holder.id) ?? 0, limits);
    return wrong ? [{ ...wrong, holderId: holder.id }] : [];
  });
}

/** First reason why a cardholder cannot get the cards, or null. */
function issueOfHolder(holder: HolderFacts, wanted: number, limits: Limits): FieldIssue | null {
  const { holder_countries: homes, area_codes: areas, max_cards_per_holder: most } = limits;
  const issue = (code: string): FieldIssue => ({ field: 'cardholderId', code, params: {} });
  const isFromThere =
    (homes.length === 0 || homes.includes(holder.country)) && (areas.length === 0 || areas.includes(holder.area_code));
  if (!isFromThere) return issue('HOLDER_COUNTRY');
  if (limits.needs_kyc && holder.kyc_status !== 'PASSED') return issue('HOLDER_KYC');
  const { first_name: firstName, middle_name: middleName, last_name: lastName } = holder;
  if (limits.needs_embossing && !canBeEmbossed({ firstName, middleName, lastName })) return issue('HOLDER_EMBOSSING');
  return most !== null && holder.cards + wanted > most ? cap('cardholderId', 'HOLDER_CAP', most - holder.cards) : null;
}
