import type { Language } from '@console/contracts';
import type { Cardholder, HolderFilter } from '@console/contracts/cards';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { type HolderRow, toCardholder } from './holder-row.query';
import { holderListing } from './holder-search.query';

// Filter and order were parsed by the contract of the export, which takes them from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as HolderFilter | undefined;

export const cardholderExport = datasetOf<HolderRow, Cardholder>({
  name: 'cardholders',
  dicts: ['holder_status', 'kyc_status', 'yes_no'],
  listing: (query, context) =>
    holderListing({ filter: filterOf(query), keyword: query.keyword, sort: query.sort }, context),
  shown:
    ({ actor }) =>
    (row) =>
      toCardholder(row, actor),
  columns: (language) => columnsIn(language),
});

const yesNo = (is: boolean) => (is ? 'YES' : 'NO');

const columnsIn = (language: Language): ExportColumn<Cardholder>[] => [
  { key: 'name', title: { en_US: 'Name', zh_CN: '姓名' }, width: 24, cell: ({ name }) => name },
  { key: 'phone', title: { en_US: 'Phone', zh_CN: '电话' }, width: 20, cell: ({ phone }) => phone.masked },
  { key: 'email', title: { en_US: 'E-mail', zh_CN: '电子邮箱' }, width: 24, cell: ({ email }) => email.masked },
  {
    key: 'merchant',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  {
    key: 'country',
    title: { en_US: 'Billing country', zh_CN: '账单国家/地区' },
    width: 14,
    cell: ({ country }) => country,
  },
  {
    key: 'kyc',
    title: { en_US: 'KYC', zh_CN: '身份核验' },
    width: 14,
    cell: ({ kycStatus }, labels) => labels('kyc_status', kycStatus),
  },
  {
    key: 'status',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ status }, labels) => labels('holder_status', status),
  },
  {
    key: 'isDefault',
    seenIn: 'status',
    title: { en_US: 'Default', zh_CN: '默认' },
    width: 10,
    cell: ({ isDefault }, labels) => labels('yes_no', yesNo(isDefault)),
  },
  {
    key: 'sharesToWalletUser',
    seenIn: 'status',
    title: { en_US: 'Shared to wallet users', zh_CN: '共享给钱包用户' },
    width: 18,
    cell: ({ sharesToWalletUser }, labels) => labels('yes_no', yesNo(sharesToWalletUser)),
  },
  { key: 'cards', title: { en_US: 'Cards', zh_CN: '卡片' }, width: 8, cell: ({ liveCards }) => String(liveCards) },
  {
    key: 'createdAt',
    title: { en_US: 'Created', zh_CN: '创建时间' },
    width: 20,
    cell: ({ createdAt }) => ({ at: createdAt }),
  },
  { key: 'id', seenIn: 'name', title: { en_US: 'Cardholder id', zh_CN: '持卡人ID' }, width: 34, cell: ({ id }) => id },
];
