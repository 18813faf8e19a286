import type { NewRow } from '@console/server/platform/db/insert-rows';
import { demoCompanies } from './ids';

/** Columns that every demo company has. */
export type DemoCompany = Omit<
  NewRow<'company'>,
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version'
>;

/** Values of a company before they are entered. */
export const emptyCompany = {
  dba: '',
  agreement_no: '',
  registration_no: '',
  country: '',
  year_established: null,
  website: '',
  contact_title: null,
  contact_first_name: '',
  contact_last_name: '',
  contact_email: '',
  contact_area_code: '',
  contact_phone: '',
  address_line1: '',
  address_line2: '',
  address_line3: '',
  city: '',
  state: '',
  postal_code: '',
  platform_label: { en_US: '', zh_CN: '' },
  copyright: { en_US: '', zh_CN: '' },
  brand_seed: '#34398F',
  logo_mark: '',
  site_origins: [],
  default_language: 'en_US',
  timezone: '',
  restricted_login_countries: [],
  products: [],
  module_ids: [],
  bin_ids: [],
  invoice_emails: [],
  bank_name: '',
  bank_address: '',
  bank_account_name: '',
  bank_account_no: '',
  bank_iban: '',
  bank_swift: '',
  bank_currency: null,
  fee_currency: null,
  remark: '',
  proposed: null,
  rejected_reason: null,
  status_reason: null,
  is_default: false,
  status: 'DRAFT',
} as const satisfies Partial<DemoCompany>;

/** A company of the demo with the age of its record and of its last change, in days. */
export interface AgedCompany {
  company: DemoCompany;
  createdDays: number;
  updatedDays: number;
}

/** A change of Lanshi: one more invoice e-mail address and another bank account. */
export const lanshiChange = {
  before: {
    invoiceEmails: ['finance@lanshi.example', 'ap@lanshi.example'],
    bankName: '中国工商银行上海市分行',
    bankAddress: '上海市浦东新区浦东大道9号',
    bankAccountNo: '1001 2345 0920',
    bankSwift: 'ICBKCNBJSHI',
  },
  after: {
    invoiceEmails: ['finance@lanshi.example', 'ap@lanshi.example', 'tax@lanshi.example'],
    bankName: '招商银行上海分行',
    bankAddress: '上海市浦东新区陆家嘴环路1088号',
    bankAccountNo: '1219 0766 5510',
    bankSwift: 'CMBCCNBS002',
  },
};

/** The company that runs the platform, and a company with its own merchants and cards. */
export const companies = [
  {
    ...emptyCompany,
    id: demoCompanies.aldermoor,
    company_no: 'CO-0001',
    name: { en_US: 'Aldermoor Payments Ltd.', zh_CN: '奥德莫尔支付有限公司' },
    platform_label: { en_US: 'VCC Console', zh_CN: '虚拟卡控制台' },
    copyright: {
      en_US: '© 2026 Aldermoor Payments Ltd. All rights reserved.',
      zh_CN: '© 2026 奥德莫尔支付有限公司 版权所有',
    },
    brand_seed: '#34398F',
    // A card with its stripe and two lines of embossing.
    logo_mark:
      'M7 9h18a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3ZM4 13v2.5h24V13ZM8 18.5v1.8h5v-1.8ZM20 18.5v1.8h4v-1.8Z',
    site_origins: ['http://localhost:4000'],
    is_default: true,
    default_language: 'en_US',
    timezone: 'Asia/Singapore',
    status: 'ACTIVE',
    agreement_no: 'PLATFORM',
    registration_no: '201812345K',
    country: 'SG',
    year_established: 2018,
    website: 'https://aldermoor.example',
    contact_title: 'MS',
    contact_first_name: 'Margaret',
    contact_last_name: 'Osei',
    contact_email: 'owner@aldermoor.example',
    contact_area_code: '+65',
    contact_phone: '6123 4500',
    address_line1: '1 Raffles Place',
    address_line2: '#38-01 One Raffles Place',
    city: 'Singapore',
    postal_code: '048616',
    products: ['CARD_ISSUING', 'ACQUIRING'],
    invoice_emails: ['finance@aldermoor.example'],
    bank_name: 'DBS Bank Ltd.',
    bank_address: '12 Marina Boulevard, Singapore 018982',
    bank_account_name: 'Aldermoor Payments Ltd.',
    bank_account_no: '003-912345-6',
    bank_swift: 'DBSSSGSG',
    bank_currency: 'USD',
    fee_currency: 'USD',
  },
  {
    ...emptyCompany,
    id: demoCompanies.lanshi,
    company_no: 'CO-0002',
    name: { en_US: 'Lanshi Technology Co., Ltd.', zh_CN: '澜石科技有限公司' },
    platform_label: { en_US: 'Lanshi Cards', zh_CN: '澜石卡务平台' },
    copyright: { en_US: '© 2026 Lanshi Technology Co., Ltd.', zh_CN: '© 2026 澜石科技有限公司 版权所有' },
    brand_seed: '#0C6B73',
    // A stone above two waves.
    logo_mark:
      'M16 5l7 7-7 5-7-5ZM4 20q3-3 6 0t6 0 6 0 6 0v2.6q-3 3-6 0t-6 0-6 0-6 0ZM4 25q3-3 6 0t6 0 6 0 6 0v2.6q-3 3-6 0t-6 0-6 0-6 0Z',
    site_origins: ['http://lanshi.localhost:4000'],
    is_default: false,
    default_language: 'zh_CN',
    timezone: 'Asia/Shanghai',
    status: 'ACTIVE',
    dba: 'Lanshi Cards',
    agreement_no: 'AGR-2023-0117',
    registration_no: '91310115MA1K4XYZ7Q',
    country: 'CN',
    year_established: 2015,
    website: 'https://lanshi.example',
    contact_title: 'MS',
    contact_first_name: '若澜',
    contact_last_name: '沈',
    contact_email: 'owner.zh@lanshi.example',
    contact_area_code: '+86',
    contact_phone: '21 5888 6600',
    address_line1: '上海市浦东新区世纪大道100号',
    address_line2: '环球金融中心42层',
    city: '上海',
    state: '上海市',
    postal_code: '200120',
    restricted_login_countries: ['KP'],
    products: ['CARD_ISSUING'],
    invoice_emails: ['finance@lanshi.example', 'ap@lanshi.example'],
    bank_name: '中国工商银行上海市分行',
    bank_address: '上海市浦东新区浦东大道9号',
    bank_account_name: '澜石科技有限公司',
    bank_account_no: '1001 2345 0920',
    bank_swift: 'ICBKCNBJSHI',
    bank_currency: 'USD',
    fee_currency: 'USD',
  },
] as const satisfies readonly DemoCompany[];
