import type { Merchant } from '@console/contracts/merchants';
import { datasetOf, forActor } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { merchantListing } from './merchant.query';
import { toMerchant } from './merchant-row.query';

const { text, name, code, own, time } = fileColumns<Merchant>();

export const merchantExport = datasetOf({
  name: 'merchants',
  listing: merchantListing,
  shown: forActor(toMerchant),
  columns: [
    text('merchantNo', ['Merchant number', '商户号']),
    name('name', titles.name),
    text('registrationNo', ['Registration number', '注册号']),
    text('country', ['Country', '国家/地区']),
    own('currencies', titles.currency, { cell: ({ currencies }) => currencies.join(', ') }),
    code('status', titles.status, 'merchant_status'),
    time('createdAt', titles.createdAt),
    time('updatedAt', titles.updatedAt),
    text('updatedBy', titles.updatedBy),
  ],
});
