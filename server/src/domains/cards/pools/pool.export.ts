import type { I18nText, Language, Money } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import { amountCell } from '../../../platform/exports/cells';
import type { Context } from '../../../platform/context';
import type { ExportColumn, ExportQuery } from '../../../platform/exports/dataset';
import type { Listing } from '../../../platform/listing/find-page';
import type { PoolKind } from './pool.kind';
import { type PoolFilter, poolListing } from './pool.query';
import type { PoolColumns } from './pool-row.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as PoolFilter | undefined;

/** Rows of the list of groups, or of that of wallets. */
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

const moneyColumns: ExportColumn<Pool>[] = [
  {
    key: 'currency',
    seenIn: 'available',
    title: { en_US: 'Currency', zh_CN: '币种' },
    width: 8,
    cell: ({ currency }) => currency,
  },
  {
    key: 'deposit',
    title: { en_US: 'Deposit', zh_CN: '存入金额' },
    width: 14,
    cell: ({ deposit }) => amountCell(deposit),
  },
  {
    key: 'held',
    seenIn: 'available',
    title: { en_US: 'On hold', zh_CN: '占用金额' },
    width: 14,
    cell: ({ held }) => amountCell(held),
  },
  {
    key: 'available',
    title: { en_US: 'Available', zh_CN: '可用余额' },
    width: 14,
    cell: ({ available }) => amountCell(available),
  },
  { key: 'cards', title: { en_US: 'Cards', zh_CN: '卡片' }, width: 8, cell: ({ cards }) => String(cards.total) },
  {
    key: 'activeCards',
    seenIn: 'cards',
    title: { en_US: 'Active cards', zh_CN: '正常卡片' },
    width: 10,
    cell: ({ cards }) => String(cards.active),
  },
  {
    key: 'frozenCards',
    seenIn: 'cards',
    title: { en_US: 'Frozen cards', zh_CN: '已冻结卡片' },
    width: 10,
    cell: ({ cards }) => String(cards.frozen),
  },
];

/** What a file tells of groups and wallets alike; `own` stands before the state. */
export const poolColumns = <Shown extends Pool>(
  language: Language,
  { statusDict, own }: { statusDict: string; own: ExportColumn<Shown>[] },
): ExportColumn<Shown>[] => [
  { key: 'name', title: { en_US: 'Name', zh_CN: '名称' }, width: 24, cell: ({ name }) => name },
  { key: 'poolNo', seenIn: 'name', title: { en_US: 'Number', zh_CN: '编号' }, width: 22, cell: ({ poolNo }) => poolNo },
  {
    key: 'merchant',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  {
    key: 'type',
    title: { en_US: 'Rule type', zh_CN: '规则类型' },
    width: 18,
    cell: ({ rule }, labels) => labels('share_rule_type', rule.type),
  },
  ...moneyColumns,
  ...own,
  {
    key: 'status',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ status }, labels) => labels(statusDict, status),
  },
  {
    key: 'createdAt',
    title: { en_US: 'Created', zh_CN: '创建时间' },
    width: 20,
    cell: ({ createdAt }) => ({ at: createdAt }),
  },
  { key: 'id', seenIn: 'name', title: { en_US: 'Id', zh_CN: 'ID' }, width: 34, cell: ({ id }) => id },
];
