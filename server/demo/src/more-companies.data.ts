import { fixedId } from '@console/server/platform/db/ids';
import { type AgedCompany, type DemoCompany, emptyCompany } from './company.data';
import { furtherCompanies } from './ids';
import { otherCompanies } from './other-companies.data';

/** An active company with its own site and brand, without merchants. */
export const meridian = {
  ...emptyCompany,
  id: furtherCompanies.meridian,
  company_no: 'CO-0003',
  name: { en_US: 'Meridian Ledger B.V.', zh_CN: '子午线账本有限公司' },
  dba: 'Meridian',
  agreement_no: 'AGR-2025-0042',
  registration_no: '34281907',
  country: 'NL',
  year_established: 2009,
  website: 'https://meridian.example',
  contact_title: 'MR',
  contact_first_name: 'Pieter',
  contact_last_name: 'van Dalen',
  contact_email: 'pieter.vandalen@meridian.example',
  contact_area_code: '+31',
  contact_phone: '20 555 0142',
  address_line1: 'Herengracht 182',
  city: 'Amsterdam',
  state: 'Noord-Holland',
  postal_code: '1016 BR',
  platform_label: { en_US: 'Meridian Cards', zh_CN: '子午线卡务' },
  copyright: { en_US: '© 2026 Meridian Ledger B.V.', zh_CN: '© 2026 子午线账本有限公司 版权所有' },
  brand_seed: '#B4451F',
  // A circle with its meridian and equator.
  logo_mark: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM16 7a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM15 7h2v18h-2ZM7 15h18v2H7Z',
  site_origins: ['http://meridian.localhost:4000'],
  timezone: 'Europe/Amsterdam',
  restricted_login_countries: ['IR', 'KP'],
  products: ['CARD_ISSUING', 'ACQUIRING'],
  invoice_emails: ['invoices@meridian.example'],
  bank_name: 'ABN AMRO Bank N.V.',
  bank_address: 'Gustav Mahlerlaan 10, Amsterdam',
  bank_account_name: 'Meridian Ledger B.V.',
  bank_account_no: '0417 1643 00',
  bank_iban: 'NL91ABNA0417164300',
  bank_swift: 'ABNANL2A',
  bank_currency: 'EUR',
  fee_currency: 'EUR',
  remark: 'Moves its cards from another issuer in two steps.',
  status: 'ACTIVE',
} satisfies DemoCompany;

/** A new company with a pending review. */
export const tidewater = {
  ...emptyCompany,
  id: fixedId('co', 6),
  company_no: 'CO-0006',
  name: { en_US: 'Tidewater Pay Inc.', zh_CN: '潮水支付公司' },
  dba: 'Tidewater',
  agreement_no: 'AGR-2026-0009',
  registration_no: '7204418',
  country: 'US',
  year_established: 2021,
  website: 'https://tidewater.example',
  contact_title: 'DR',
  contact_first_name: 'Renee',
  contact_last_name: 'Whitlock',
  contact_email: 'renee.whitlock@tidewater.example',
  contact_area_code: '+1',
  contact_phone: '757 555 0163',
  address_line1: '500 Granby Street',
  address_line2: 'Suite 1200',
  city: 'Norfolk',
  state: 'Virginia',
  postal_code: '23510',
  platform_label: { en_US: 'Tidewater Cards', zh_CN: '潮水卡' },
  copyright: { en_US: '© 2026 Tidewater Pay Inc.', zh_CN: '© 2026 潮水支付公司' },
  brand_seed: '#146C94',
  // Two waves.
  logo_mark:
    'M3 12c4-5 7-5 13 0s9 5 13 0v5c-4 5-7 5-13 0s-9-5-13 0ZM3 21c4-5 7-5 13 0s9 5 13 0v4c-4 5-7 5-13 0s-9-5-13 0Z',
  site_origins: ['https://cards.tidewater.example'],
  timezone: 'America/New_York',
  products: ['CARD_ISSUING'],
  invoice_emails: ['ap@tidewater.example', 'controller@tidewater.example'],
  bank_name: 'Commonwealth Harbor Bank',
  bank_address: '1 Commercial Place, Norfolk',
  bank_account_name: 'Tidewater Pay Inc.',
  bank_account_no: '88-1204-771',
  bank_swift: 'CHBKUS33',
  bank_currency: 'USD',
  fee_currency: 'USD',
  remark: 'Starts with virtual cards for its own suppliers.',
  status: 'PENDING_REVIEW',
} satisfies DemoCompany;

/** Further demo companies, so that the list shows every status. */
export const moreCompanies: AgedCompany[] = [
  { company: meridian, createdDays: 300, updatedDays: 45 },
  { company: tidewater, createdDays: 4, updatedDays: 1 },
  ...otherCompanies,
];
