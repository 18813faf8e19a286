import type { I18nText, Money } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import type { ExportColumn, ExportQuery } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import type { Listing } from '../../../platform/listing/find-page';
import type { PoolKind } from './pool.kind';
import { type PoolFilter, poolListing } from './pool.query';
import type { PoolColumns } from './pool-row.query';

// Cast: the contract of the export has parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as PoolFilter | undefined;

/** Listing of groups or of wallets for an export. */
export const poolRows =
  <Wire, C extends PoolColumns>(kind: PoolKind<Wire, C>) =>
  (query: ExportQuery, { actor }: Pick<Context, 'actor'>): Listing<C> =>
    poolListing(kind, { filter: filterOf(query), keyword: query.keyword }, actor);

interface Pool {
  id: string;
  poolNo: string;
  name: string;
  merchant: { name: I18nText };
  rule: RuleTerms;
  currency: string;
  deposit: Money;
  held: Money;
  available: Money;
  cards: { total: number; active: number; frozen: number; cancelled: number };
  status: string;
  createdAt: string;
}

const column = fileColumns<Pool>();

const moneyColumns = [
  column.text('currency', titles.currency, { seenIn: 'available', width: 8 }),
  column.amount('deposit', ['Deposit', '存入金额']),
  column.amount('held', ['On hold', '占用金额'], { seenIn: 'available' }),
  column.amount('available', ['Available', '可用余额']),
  column.count('cards', ['Cards', '卡片'], { of: ({ cards }) => cards.total }),
  column.count('activeCards', ['Active cards', '正常卡片'], {
    seenIn: 'cards',
    width: 10,
    of: ({ cards }) => cards.active,
  }),
  column.count('frozenCards', ['Frozen cards', '已冻结卡片'], {
    seenIn: 'cards',
    width: 10,
    of: ({ cards }) => cards.frozen,
  }),
];

/** Export columns that groups and wallets share; `own` is inserted before the status. */
export const poolColumns = <Shown extends Pool>(
  statusDict: string,
  own: readonly ExportColumn<Shown>[],
): ExportColumn<Shown>[] => [
  column.text('name', ['Name', '名称']),
  column.text('poolNo', ['Number', '编号'], { seenIn: 'name', width: 22 }),
  column.record('merchant', titles.merchant),
  column.code('type', ['Rule type', '规则类型'], 'share_rule_type', { width: 18, of: ({ rule }) => rule.type }),
  ...moneyColumns,
  ...own,
  column.code('status', titles.status, statusDict, { width: 12 }),
  column.time('createdAt', titles.createdAt),
  column.text('id', titles.id, { seenIn: 'name', width: 34 }),
];
