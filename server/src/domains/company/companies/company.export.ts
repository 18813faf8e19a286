import type { Company } from '@console/contracts/company';
import { datasetOf, forActor } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { companyListing } from './company.query';
import { toCompany } from './company-row.query';

const { text, name, code, flag, time } = fileColumns<Company>();

export const companyExport = datasetOf({
  name: 'companies',
  listing: companyListing,
  shown: forActor(toCompany),
  columns: [
    text('companyNo', ['Company number', '公司编号']),
    name('name', titles.name),
    text('dba', ['Trade name', '经营名称']),
    text('agreementNo', ['Agreement number', '协议编号']),
    text('registrationNo', ['Registration number', '注册号']),
    text('country', ['Country', '国家/地区']),
    text('feeCurrency', ['Fee currency', '费用币种']),
    code('status', titles.status, 'company_status'),
    flag('isPlatform', ['Platform company', '平台公司']),
    time('createdAt', titles.createdAt),
    text('createdBy', ['Created by', '创建人']),
    time('updatedAt', titles.updatedAt),
    text('updatedBy', titles.updatedBy),
  ],
});
