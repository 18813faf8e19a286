import type { BrandImage, Company, CompanyDetail, CompanyOverview, CompanyResources } from '@console/contracts/company';
import { idOf } from '@console/testing';

export const id = idOf('co', 1);

export const grants = ['view', 'save', 'status', 'export'].map((action) => `company.company.${action}`);

export const image = (number: number, name: string): BrandImage => ({
  id: idOf('file', number),
  name,
  mediaType: 'image/png',
  bytes: 2048,
  url: `/pictures/${number}`,
});

const listed: Company = {
  id,
  companyNo: 'CO-0003',
  name: { en_US: 'Meridian Cards', zh_CN: '子午卡务' },
  dba: 'Meridian',
  agreementNo: 'AGR-2026-17',
  registrationNo: 'HRB 4711',
  country: 'SG',
  feeCurrency: 'USD',
  status: 'ACTIVE',
  isChangeInReview: false,
  isPlatform: false,
  createdAt: '2026-03-09T04:12:00Z',
  createdBy: 'Daniel Koh',
  updatedAt: '2026-03-10T04:12:00Z',
  updatedBy: 'Mei Tanaka',
  version: 3,
  allowedActions: ['EDIT', 'SUSPEND', 'CLOSE'].map((action) => ({ action, enabled: true })),
};

export const row = (over: Partial<Company> = {}): Company => ({ ...listed, ...over });

const bankNumber = (masked: string) => ({ group: 'BANK_ACCOUNT' as const, masked, revealable: true });

/** A company with a value in every field of its steps. */
export const record = (over: Partial<CompanyDetail> = {}): CompanyDetail => ({
  ...listed,
  nameEn: 'Meridian Cards',
  nameZh: '子午卡务',
  yearEstablished: 1998,
  website: 'https://meridian.example',
  contactTitle: 'MS',
  contactFirstName: 'Mei',
  contactLastName: 'Tan',
  areaCode: '+65',
  phone: '6123 4567',
  email: 'mei@meridian.example',
  addressLine1: '1 Raffles Place',
  addressLine2: '',
  addressLine3: '',
  city: 'Singapore',
  state: '',
  postalCode: '048616',
  platformLabelEn: 'Meridian Console',
  platformLabelZh: '子午控制台',
  copyrightEn: '© Meridian Cards',
  copyrightZh: '© 子午卡务',
  brandColor: '#0B5A45',
  logo: image(1, 'logo.png'),
  icon: image(2, 'icon.png'),
  paymentLogo: image(3, 'payment.png'),
  paymentLogoGray: null,
  dashboardLogo: null,
  siteOrigins: ['https://cards.meridian.example'],
  defaultLanguage: 'en_US',
  timezone: 'Asia/Singapore',
  restrictedLoginCountries: [],
  products: ['CARD_ISSUING'],
  moduleIds: [],
  binIds: [],
  invoiceEmails: ['finance@meridian.example'],
  bankName: 'DBS Bank',
  bankAddress: '',
  bankAccountName: 'Meridian Cards Pte. Ltd.',
  bankAccountNo: bankNumber('••••3456'),
  bankIban: bankNumber('••••9012'),
  bankSwift: 'DBSSSGSG',
  bankCurrency: 'USD',
  isFeeCurrencyFixed: false,
  remark: 'Pays quarterly',
  proposed: null,
  rejectedReason: null,
  statusReason: null,
  review: null,
  ...over,
});

/** A draft in which only the first step is saved. */
export const draft = (over: Partial<CompanyDetail> = {}): CompanyDetail =>
  record({
    status: 'DRAFT',
    feeCurrency: null,
    contactTitle: null,
    contactFirstName: '',
    contactLastName: '',
    areaCode: '',
    phone: '',
    email: '',
    addressLine1: '',
    city: '',
    postalCode: '',
    platformLabelEn: '',
    platformLabelZh: '',
    copyrightEn: '',
    copyrightZh: '',
    logo: null,
    icon: null,
    paymentLogo: null,
    siteOrigins: [],
    timezone: '',
    products: [],
    invoiceEmails: [],
    bankName: '',
    bankAccountName: '',
    bankAccountNo: bankNumber(''),
    bankIban: bankNumber(''),
    bankSwift: '',
    bankCurrency: null,
    remark: '',
    allowedActions: [{ action: 'EDIT', enabled: true }],
    ...over,
  });

/** A draft in which every step is complete. */
export const complete = (over: Partial<CompanyDetail> = {}): CompanyDetail =>
  record({ status: 'DRAFT', moduleIds: [idOf('pmod', 1)], binIds: [idOf('bin', 1)], ...over });

const text = (en_US: string, zh_CN: string) => ({ en_US, zh_CN });

export const resources: CompanyResources = {
  modules: [
    { id: idOf('pmod', 1), code: 'CARDS', name: text('Card issuing', '发卡'), description: '', isGranted: true },
    { id: idOf('pmod', 2), code: 'REPORTS', name: text('Reports', '报表'), description: '', isGranted: false },
  ],
  bins: [
    {
      id: idOf('bin', 1),
      bin: '45678901',
      productName: text('Travel Visa', '差旅Visa'),
      scheme: 'VISA',
      currency: 'USD',
      channel: text('Harbor', '港湾'),
      assignment: { enabled: false },
    },
    {
      id: idOf('bin', 2),
      bin: '51234567',
      productName: text('Ads Mastercard', '广告Mastercard'),
      scheme: 'MASTERCARD',
      currency: 'EUR',
      channel: text('Harbor', '港湾'),
      assignment: null,
    },
  ],
  channels: [{ id: idOf('chan', 1), code: 'HARBOR', name: text('Harbor', '港湾'), status: 'ENABLED' }],
  fees: [
    {
      bin: '45678901',
      productName: text('Travel Visa', '差旅Visa'),
      currency: 'USD',
      from: '2026-01-01',
      to: null,
      items: 4,
    },
  ],
};

export const overview = (over: Partial<CompanyOverview> = {}): CompanyOverview => ({
  merchants: [
    { status: 'ACTIVE', count: 4 },
    { status: 'DRAFT', count: 1 },
  ],
  users: { active: 6, invited: 2 },
  activeCards: 120,
  balances: [{ amount: '1500.00', currency: 'USD' }],
  openInvoices: 2,
  openReviews: 1,
  invitation: null,
  ...over,
});
