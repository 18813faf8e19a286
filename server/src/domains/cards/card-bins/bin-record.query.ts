import { codes, fromMinor, type ListResult, type I18nText, type InputOf, type ListQuery } from '@console/contracts';
import type { BinFilter, CardBin, CardBinDraft, listCardBins } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, type Listing, mapPage } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { binActionsOf } from './bin.rules';
import { findBinFigures } from './bin-tally.store';
import { reachableAssignments } from './bin-reach.query';
import { isOfPlatform } from './platform.query';
import { sql, type SQL } from '../../../platform/db/sql';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: BinFilter | undefined };

export interface BinRecordRow extends Record<string, unknown> {
  id: string;
  bin: string;
  product_name: I18nText;
  channel: CardBin['channel'];
  scheme: CardBin['scheme'];
  region: CardBin['region'];
  currency: CardBin['currency'];
  card_type: CardBin['cardType'];
  usage_type: CardBin['usageType'];
  scenarios: CardBin['scenarios'];
  platforms: CardBin['platforms'];
  status: CardBin['status'];
  updated_at: string;
  version: number;
}

const columns: SQL = sql`
  b.id, b.bin, b.product_name, b.scheme, b.region, b.currency, b.card_type, b.usage_type, b.scenarios, b.platforms,
  b.status, b.updated_at, b.version, json_build_object('id', ch.id, 'code', ch.code, 'name', ch.name) as channel`;

/** Its keeper sees every BIN; a company those that are given to it, a channel its own; drafts are the keeper's alone. */
async function reachableBins(context: Reader): Promise<SQL[]> {
  const { actor } = context;
  if (await isOfPlatform(context)) return [sql`b.deleted_at is null`];
  const mine = sql`exists (select from bin_assignment a where a.bin_id = b.id and ${all(reachableAssignments(actor))})`;
  return [sql`b.deleted_at is null`, sql`b.status <> 'DRAFT'`, mine];
}

export async function findBinRecords(
  context: Reader,
  query: InputOf<typeof listCardBins>,
): Promise<ListResult<CardBin>> {
  const listing = await binListing(query, context);
  const page = await findPage<BinRecordRow>(context, listing, query);
  const toRecord = await recording(
    context,
    page.list.map(({ id }) => id),
  );
  return mapPage(page, toRecord);
}

/** Refused where the BIN is not the actor's to see. */
export async function readBinRecord(context: Reader, id: string): Promise<CardBin> {
  const { rows } = await context.db.execute<BinRecordRow>(sql`
    select ${columns} from card_bin b join channel ch on ch.id = b.channel_id
    where b.id = ${id} and ${all(await reachableBins(context))}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return (await recording(context, [id]))(row);
}

/** Rows and their order, for a page of them and for a file of all. */
export const binListing = async (
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  context: Reader,
): Promise<Listing> => ({
  columns,
  from: sql`card_bin b`,
  joins: sql`join channel ch on ch.id = b.channel_id`,
  id: sql`b.id`,
  sortable: {
    bin: { expression: sql`b.bin`, type: 'text' },
    updatedAt: { expression: sql`b.updated_at`, type: 'timestamptz' },
  },
  sortedBy: { field: 'bin', dir: 'asc' },
  where: [
    ...(await reachableBins(context)),
    ...anyOf(sql`b.status`, filter.status),
    ...anyOf(sql`b.scheme`, filter.scheme),
    ...anyOf(sql`b.region`, filter.region),
    ...anyOf(sql`b.currency`, filter.currency),
    ...anyOf(sql`b.card_type`, filter.cardType),
    ...anyOf(sql`b.usage_type`, filter.usageType),
    ...anyOf(sql`b.channel_id`, filter.channelId),
    ...someOf(sql`b.scenarios`, filter.scenario),
    ...someOf(sql`b.platforms`, filter.platform),
    ...(keyword
      ? [
          sql`(b.bin like ${`${keyword.replace(/[\\%_]/g, '')}%`} or ${contains(sql`b.product_name->>'en_US'`, keyword)}
            or ${contains(sql`b.product_name->>'zh_CN'`, keyword)})`,
        ]
      : []),
  ],
});

const someOf = (column: SQL, values: string[] | undefined): SQL[] =>
  values && values.length > 0 ? [sql`${column} && ${values}::text[]`] : [];

/** Rows as they travel, with what became of their cards and purchases: read once for all of them. */
async function recording(context: Reader, ids: string[]): Promise<(row: BinRecordRow) => CardBin> {
  const figures = await findBinFigures(context, ids);
  const isPlatform = await isOfPlatform(context);
  return (row) => ({
    id: row.id,
    bin: row.bin,
    productName: row.product_name,
    channel: row.channel,
    scheme: row.scheme,
    region: row.region,
    currency: row.currency,
    cardType: row.card_type,
    usageType: row.usage_type,
    scenarios: row.scenarios,
    platforms: row.platforms,
    status: row.status,
    ...(figures.get(row.id) ?? { issued: 0, purchases: 0, declined: 0 }),
    updatedAt: new Date(row.updated_at).toISOString(),
    version: row.version,
    allowedActions: binActionsOf(row.status, context.actor, isPlatform),
  });
}

/** A BIN as its form shows it; held until the end of the transaction where it is to be changed. */
export async function readBinDraft(
  { db }: Reader,
  id: string,
  { holds = false } = {},
): Promise<{ draft: CardBinDraft; status: CardBin['status']; version: number }> {
  const { rows } = await db.execute<StoredDraft>(sql`
    select b.*, b.min_deposit_minor::text, b.max_deposit_minor::text, b.issue_fee_minor::text, b.min_topup_minor::text,
      b.max_topup_minor::text, b.min_retained_minor::text, b.max_balance_minor::text
    from card_bin b where b.id = ${id} and b.deleted_at is null ${holds ? sql`for no key update` : sql``}`);
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return { draft: toDraft(row), status: row.status, version: row.version };
}

interface StoredDraft extends BinRecordRow {
  channel_id: string;
  issuing_country: string;
  description: I18nText;
  visible_to: string[] | null;
  min_deposit_minor: string;
  max_deposit_minor: string;
  issue_fee_minor: string;
  min_topup_minor: string | null;
  max_topup_minor: string | null;
  min_retained_minor: string | null;
  max_balance_minor: string | null;
  min_validity_days: number;
  max_validity_months: number;
  default_validity_months: number;
  max_cards_per_request: number;
  max_cards_per_holder: number | null;
  daily_issue_cap: number | null;
  cardholder_required: boolean;
  needs_kyc: boolean;
  needs_embossing: boolean;
  holder_countries: string[];
  area_codes: string[];
  features: CardBinDraft['features'];
  blocked_mcc: string[];
  risk_note: string;
}

function toDraft(row: StoredDraft): CardBinDraft {
  const amount = (minor: string) => fromMinor(BigInt(minor), row.currency);
  const optional = (minor: string | null) => (minor === null ? undefined : amount(minor));
  return {
    bin: row.bin,
    channelId: row.channel_id,
    scheme: row.scheme,
    currency: row.currency,
    region: row.region,
    issuingCountry: row.issuing_country,
    nameEn: row.product_name.en_US,
    nameZh: row.product_name.zh_CN,
    descriptionEn: row.description.en_US,
    descriptionZh: row.description.zh_CN,
    cardType: row.card_type,
    usageType: row.usage_type,
    scenarios: row.scenarios,
    platforms: row.platforms,
    isVisibleToAll: row.visible_to === null,
    visibleTo: row.visible_to ?? [],
    minDeposit: amount(row.min_deposit_minor),
    maxDeposit: amount(row.max_deposit_minor),
    issueFee: amount(row.issue_fee_minor),
    minTopup: optional(row.min_topup_minor),
    maxTopup: optional(row.max_topup_minor),
    minRetained: optional(row.min_retained_minor),
    maxBalance: optional(row.max_balance_minor),
    minValidityDays: row.min_validity_days,
    maxValidityMonths: row.max_validity_months,
    defaultValidityMonths: row.default_validity_months,
    maxCardsPerRequest: row.max_cards_per_request,
    maxCardsPerHolder: row.max_cards_per_holder ?? undefined,
    dailyIssueCap: row.daily_issue_cap ?? undefined,
    cardholderRequired: row.cardholder_required,
    needsKyc: row.needs_kyc,
    needsEmbossing: row.needs_embossing,
    holderCountries: row.holder_countries,
    areaCodes: row.area_codes,
    features: row.features,
    blockedMcc: row.blocked_mcc.join(', '),
    riskNote: row.risk_note,
  };
}
