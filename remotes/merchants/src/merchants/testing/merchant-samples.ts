import type { Merchant, MerchantDetail } from '@console/contracts/merchants';
import { idOf } from '@console/testing';

export const id = idOf('mer', 1);
export const fileId = idOf('file', 1);

const licence = { id: fileId, name: 'licence.pdf', mediaType: 'application/pdf', bytes: 2048 };

const listed: Merchant = {
  id,
  merchantNo: 'M20000001',
  name: { en_US: 'Quay Imports', zh_CN: '码头进口' },
  registrationNo: 'REG-1',
  country: 'SG',
  currencies: ['SGD', 'USD'],
  status: 'ACTIVE',
  isChangeInReview: false,
  createdAt: '2026-03-09T04:12:00Z',
  createdBy: 'Daniel Koh',
  updatedAt: '2026-03-10T04:12:00Z',
  updatedBy: 'Mei Tanaka',
  version: 3,
  allowedActions: ['EDIT', 'SUSPEND', 'RENEW', 'CLOSE'].map((action) => ({ action, enabled: true })),
};

export const row = (over: Partial<Merchant> = {}): Merchant => ({ ...listed, ...over });

export const record = (over: Partial<MerchantDetail> = {}): MerchantDetail => ({
  ...listed,
  nameEn: 'Quay Imports',
  nameZh: '码头进口',
  mcc: '5732',
  licences: [licence],
  bankName: 'DBS Bank',
  bankAccountName: 'Quay Pte. Ltd.',
  bankAccountNo: { group: 'BANK_ACCOUNT', masked: '••••3456', revealable: true },
  bankSwift: 'DBSSSGSG',
  address: '1 Raffles Place',
  city: 'Singapore',
  state: '',
  postalCode: '048616',
  contactName: 'Mei Tan',
  areaCode: '+65',
  phone: '6123 4567',
  email: 'mei@quay.example',
  website: 'https://quay.example',
  registrationEnabled: true,
  invitationCodeRequired: false,
  referralCode: 'ABCD2345',
  settlementEmails: ['finance@quay.example'],
  remark: 'Settles on Mondays',
  proposed: null,
  companyRestriction: null,
  rejectedReason: null,
  review: null,
  ...over,
});

/** Draft with only the first step completed. */
export const draft = (over: Partial<MerchantDetail> = {}): MerchantDetail =>
  record({
    status: 'DRAFT',
    currencies: [],
    bankName: '',
    bankAccountName: '',
    bankAccountNo: { group: 'BANK_ACCOUNT', masked: '', revealable: true },
    bankSwift: '',
    address: '',
    city: '',
    postalCode: '',
    contactName: '',
    areaCode: '',
    phone: '',
    email: '',
    website: '',
    settlementEmails: [],
    remark: '',
    allowedActions: [{ action: 'EDIT', enabled: true }],
    ...over,
  });

export const grants = ['view', 'save', 'status', 'export'].map((action) => `merchants.merchant.${action}`);
