import { codes, fromMinor, type ListResult, type InputOf, type ListQuery } from '@console/contracts';
import type { BinFilter, CardBin, CardBinDraft, listCardBins } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all, anyOf, contains, startsWith } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { binActionsOf } from './bin.rules';
import { findBinFigures } from './bin-tally.store';
import { reachableAssignments } from './bin-reach.query';
import { isOfPlatform } from '../../../platform/reach/platform.query';
import { json, pick, type RowOf, textsOf } from '../../../platform/db/column';
import { currency, i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: BinFilter | undefined };

const binRow = {
  ...pick(
    tables.card_bin,
    'id',
    'bin',
    'scheme',
    'region',
    'card_type',
    'usage_type',
    'status',
    'updated_at',
    'version',
  ),
  product_name: i18nText,
  channel: json<CardBin['channel']>(),
  currency,
  scenarios: textsOf<CardBin['scenarios'][number]>(),
  platforms: textsOf<CardBin['platforms'][number]>(),
};
export type BinRecordRow = RowOf<typeof binRow>;

const columns: SQL = sql`
  b.id, b.bin, b.product_name, b.scheme, b.region, b.currency, b.card_type, b.usage_type, b.scenarios, b.platforms,
  b.status, b.updated_at, b.version, json_build_object('id', ch.id, 'code', ch.code, 'name', ch.name) as channel`;

/**
 * BINs in the actor's data scope: all for the platform company, otherwise assigned BINs and a channel's own BINs. Only
 * the platform company sees drafts.
 */
export async function reachableBins(context: Reader): Promise<SQL[]> {
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
  const page = await findPage(context, listing, query);
  const toRecord = await recording(
    context,
    page.list.map(({ id }) => id),
  );
  return mapPage(page, toRecord);
}

/** Refused as not found if the BIN is outside the actor's data scope. */
export async function readBinRecord(context: Reader, id: string): Promise<CardBin> {
  const { rows } = await context.db.execute(
    sql`
      select ${columns} from card_bin b join channel ch on ch.id = b.channel_id
      where b.id = ${id} and ${all(await reachableBins(context))}`,
    binRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return (await recording(context, [id]))(row);
}

/** Listing for a page of the list and for the export. */
export const binListing = async (
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  context: Reader,
): Promise<Listing<typeof binRow>> => ({
  columns,
  row: binRow,
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
    ...anyOf(sql`b.id`, filter.id),
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
          sql`(${startsWith(sql`b.bin`, keyword)} or ${contains(sql`b.product_name->>'en_US'`, keyword)}
            or ${contains(sql`b.product_name->>'zh_CN'`, keyword)})`,
        ]
      : []),
  ],
});

const someOf = (column: SQL, values: string[] | undefined): SQL[] =>
  values && values.length > 0 ? [sql`${column} && ${values}::text[]`] : [];

/** Maps rows to responses, with figures that are read once for all rows. */
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

/** Form values of a BIN; `holds` locks it until the end of the transaction. */
export async function readBinDraft(
  { db }: Reader,
  id: string,
  { holds = false } = {},
): Promise<{ draft: CardBinDraft; status: CardBin['status']; version: number }> {
  const { rows } = await db.execute(
    sql`
      select ${draftColumns} from card_bin b
      where b.id = ${id} and b.deleted_at is null ${holds ? sql`for no key update` : sql``}`,
    draftRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return { draft: toDraft(row), status: row.status, version: row.version };
}

const draftRow = {
  ...pick(tables.card_bin, 'bin', 'channel_id', 'scheme', 'region', 'issuing_country', 'card_type', 'usage_type'),
  ...pick(tables.card_bin, 'visible_to', 'min_deposit_minor', 'max_deposit_minor', 'issue_fee_minor'),
  ...pick(tables.card_bin, 'min_topup_minor', 'max_topup_minor', 'min_retained_minor', 'max_balance_minor'),
  ...pick(tables.card_bin, 'min_validity_days', 'max_validity_months', 'default_validity_months'),
  ...pick(tables.card_bin, 'max_cards_per_request', 'max_cards_per_holder', 'daily_issue_cap', 'cardholder_required'),
  ...pick(
    tables.card_bin,
    'needs_kyc',
    'needs_embossing',
    'holder_countries',
    'area_codes',
    'blocked_mcc',
    'risk_note',
  ),
  ...pick(tables.card_bin, 'status', 'version'),
  product_name: i18nText,
  description: i18nText,
  currency,
  scenarios: textsOf<CardBin['scenarios'][number]>(),
  platforms: textsOf<CardBin['platforms'][number]>(),
  features: textsOf<CardBinDraft['features'][number]>(),
};

const draftColumns = sql.join(
  Object.keys(draftRow).map((name) => sql`b.${sql.identifier(name)}`),
  sql`, `,
);

function toDraft(row: RowOf<typeof draftRow>): CardBinDraft {
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
