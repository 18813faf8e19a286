import { moneyOf } from '@console/contracts';
import {
  type binOption,
  cardTypesFor,
  type IssuableBin,
  type IssuePurpose,
  issuePurposes,
} from '@console/contracts/cards';
import type { z } from '@console/contracts/zod';
import type { ChannelMode } from '../channels/channel.adapter';
import type { Context } from '../../../platform/context';
import { all } from '../../../platform/listing/filters';
import { reachableAssignments } from './bin-reach.query';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { bool, int, pick, type RowOf, textsOf } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { numberSql } from '../../../platform/reference/parameter.query';
import { validityDaysMin } from './card-bin.data';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type BinOption = z.infer<typeof binOption>;

/** BIN with the data for issuing: its channel and the purposes for which it can issue now. */
export interface IssuingBin {
  bin: IssuableBin;
  channelId: string;
  mode: ChannelMode;
  /** Empty if the BIN cannot issue now. */
  purposes: readonly IssuePurpose[];
}

const binRow = {
  ...pick(tables.card_bin, 'id', 'bin', 'scheme', 'usage_type', 'min_deposit_minor', 'max_deposit_minor'),
  ...pick(tables.card_bin, 'issue_fee_minor', 'min_validity_days', 'max_validity_months', 'default_validity_months'),
  ...pick(
    tables.card_bin,
    'max_cards_per_request',
    'cardholder_required',
    'needs_embossing',
    'card_type',
    'channel_id',
  ),
  ...pick(tables.channel, 'mode'),
  currency,
  product_name: i18nText,
  scenarios: textsOf<IssuableBin['scenarios'][number]>(),
  sort: int,
  may_issue: bool,
};
type BinRow = RowOf<typeof binRow>;

/** Condition for an assignment that permits issuing today. */
const isOpen = (today: string): SQL => sql`a.enabled and (a.from_day is null or a.from_day <= ${today}::date)
  and (a.to_day is null or a.to_day >= ${today}::date)`;

/** BINs that are assigned to the actor's company or to a merchant in the data scope, in any status. */
const assignedBins = ({ actor, now }: Reader): SQL => sql`
  select b.id, b.bin, b.scheme, b.currency, b.product_name, b.usage_type, b.scenarios, b.min_deposit_minor,
    b.max_deposit_minor, b.issue_fee_minor,
    greatest(b.min_validity_days, ${numberSql(validityDaysMin)}) as min_validity_days, b.max_validity_months, b.default_validity_months,
    b.max_cards_per_request, b.cardholder_required, b.needs_embossing, b.card_type, b.channel_id, ch.mode, given.sort,
    b.status = 'ONLINE' and given.is_open and ch.status = 'ENABLED' and exists (
      select 1 from channel_binding cb where cb.channel_id = b.channel_id and cb.status = 'BOUND') as may_issue
  from card_bin b
  join (select a.bin_id, min(a.sort) as sort, bool_or(${isOpen(companyDay({ actor, now }))}) as is_open
    from bin_assignment a join card_bin b on b.id = a.bin_id
    where ${all(reachableAssignments(actor))}
    group by a.bin_id) as given on given.bin_id = b.id
  join channel ch on ch.id = b.channel_id
  where b.deleted_at is null`;

export async function findIssuableBins(context: Reader, purpose: IssuePurpose): Promise<IssuableBin[]> {
  const { rows } = await context.db.execute(
    sql`
      select * from (${assignedBins(context)}) as bins
      where may_issue and card_type = any(${[...cardTypesFor[purpose]]}) order by sort, bin`,
    binRow,
  );
  return rows.map((row) => toIssuable(row));
}

/** Null if the BIN does not exist or is not assigned to the company. */
export async function findIssuingBin(context: Reader, id: string): Promise<IssuingBin | null> {
  const { rows } = await context.db.execute(sql`${assignedBins(context)} and b.id = ${id}`, binRow);
  const [row] = rows;
  if (!row) return null;
  const purposes = row.may_issue ? issuePurposes.filter((one) => cardTypesFor[one].includes(row.card_type)) : [];
  return { bin: toIssuable(row), channelId: row.channel_id, mode: row.mode, purposes };
}

export async function findBinOptions(context: Reader): Promise<BinOption[]> {
  const { rows } = await context.db.execute(
    sql`select * from (${assignedBins(context)}) as bins order by sort, bin`,
    binRow,
  );
  return rows.map(toOption);
}

const toOption = ({ id, bin, scheme, currency, product_name }: BinRow): BinOption => ({
  id,
  bin,
  scheme,
  currency,
  productName: product_name,
});

const toIssuable = (row: BinRow): IssuableBin => ({
  ...toOption(row),
  usageType: row.usage_type,
  scenarios: row.scenarios,
  minDeposit: moneyOf(BigInt(row.min_deposit_minor), row.currency),
  maxDeposit: moneyOf(BigInt(row.max_deposit_minor), row.currency),
  issueFee: moneyOf(BigInt(row.issue_fee_minor), row.currency),
  minValidityDays: row.min_validity_days,
  maxValidityMonths: row.max_validity_months,
  defaultValidityMonths: row.default_validity_months,
  maxCardsPerRequest: row.max_cards_per_request,
  cardholderRequired: row.cardholder_required,
  needsEmbossing: row.needs_embossing,
  issuesAtOnce: row.mode === 'SYNC',
});
