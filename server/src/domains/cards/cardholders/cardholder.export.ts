import type { Cardholder, HolderFilter } from '@console/contracts/cards';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, forActor, type ExportQuery } from '../../../platform/exports/dataset';
import { toCardholder } from './holder-row.query';
import { holderListing } from './holder-search.query';

// Cast: the contract of the export has parsed filter and order with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as HolderFilter | undefined;

const column = fileColumns<Cardholder>();

const columns = [
  column.text('name', ['Name', '姓名']),
  column.text('phone', ['Phone', '电话'], { width: 20, of: ({ phone }) => phone.masked }),
  column.text('email', ['E-mail', '邮箱'], { of: ({ email }) => email.masked }),
  column.record('merchant', titles.merchant),
  column.text('country', ['Billing country', '账单国家/地区'], { width: 14 }),
  column.code('kyc', ['KYC', '身份核验'], 'kyc_status', { of: ({ kycStatus }) => kycStatus }),
  column.code('status', titles.status, 'holder_status', { width: 12 }),
  column.flag('isDefault', ['Default', '默认'], { seenIn: 'status' }),
  column.flag('sharesToWalletUser', ['Shared to wallet users', '共享给钱包用户'], { seenIn: 'status', width: 18 }),
  column.count('cards', ['Cards', '卡片'], { of: ({ liveCards }) => liveCards }),
  column.time('createdAt', titles.createdAt),
  column.text('id', ['Cardholder ID', '持卡人ID'], { seenIn: 'name', width: 34 }),
];

export const cardholderExport = datasetOf({
  name: 'cardholders',
  listing: (query, context) =>
    holderListing({ filter: filterOf(query), keyword: query.keyword, sort: query.sort }, context),
  shown: forActor(toCardholder),
  columns,
});
