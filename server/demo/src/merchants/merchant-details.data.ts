import type { MerchantContact } from '@console/contracts/merchants';

/** Demo values of a merchant besides name, country and status. */
export interface MerchantDetails {
  contact: Omit<MerchantContact, 'website'> & { website?: string };
  mcc: string;
  bank?: { name: string; number: string; swift: string };
  /** Registrations need the referral code. */
  isByInvitation?: boolean;
  isClosedToRegistrations?: boolean;
  remark?: string;
  /** Days since the last change. */
  daysAgo: number;
}

type Place = [address: string, city: string, state: string, postalCode: string];

const contact = (
  [address, city, state, postalCode]: Place,
  [contactName, areaCode, phone, email]: [string, string, string, string],
  website?: string,
): MerchantDetails['contact'] => ({
  address,
  city,
  state,
  postalCode,
  contactName,
  areaCode,
  phone,
  email,
  ...(website !== undefined && { website }),
});

/** Details by English name. A draft has only the fields of its first step. */
export const merchantDetails: Readonly<Record<string, MerchantDetails>> = {
  'Harbourline Commerce': {
    contact: contact(
      ['12 Marina View, #18-02', 'Singapore', '', '018961'],
      ['Camille Laurent', '+65', '6123 4501', 'camille@harbourline.example'],
      'https://harbourline.example',
    ),
    mcc: '5732',
    bank: { name: 'DBS Bank', number: '003-918273-1', swift: 'DBSSSGSG' },
    isByInvitation: true,
    remark: 'First merchant of the platform. Settles every Monday.',
    daysAgo: 4,
  },
  'Brightfern Media': {
    contact: contact(
      ['88 Queensway, Tower 2, 21/F', 'Hong Kong', '', ''],
      ['Wing Yan Lau', '+852', '2345 6701', 'finance@brightfern.example'],
      'https://brightfern.example',
    ),
    mcc: '7311',
    bank: { name: 'Hang Seng Bank', number: '388-204417-883', swift: 'HASEHKHH' },
    daysAgo: 1,
  },
  'Qinghe Cross-Border Trading': {
    contact: contact(
      ['浦东新区世纪大道1568号', '上海', 'SH', '200122'],
      ['何清', '+86', '13800 138000', 'heqing@qinghe.example'],
    ),
    mcc: '5045',
    bank: { name: '招商银行', number: '12190 66882 10801', swift: 'CMBCCNBS' },
    daysAgo: 2,
  },
  'Solvane Travel Group': {
    contact: contact(
      ['999/9 Rama I Road', 'Bangkok', '', '10330'],
      ['Ploy Srisuk', '+66', '2 640 5500', 'accounts@solvane.example'],
      'https://solvane.example/business',
    ),
    mcc: '4722',
    bank: { name: 'Bangkok Bank', number: '101-4-77310-2', swift: 'BKKBTHBK' },
    daysAgo: 37,
  },
  'Pixel Orchard Games': {
    contact: contact(
      ['40 Shoreditch High Street', 'London', '', 'E1 6JJ'],
      ['Oliver Hughes', '+44', '20 7946 0018', 'payments@pixelorchard.example'],
      'https://pixelorchard.example',
    ),
    mcc: '5816',
    bank: { name: 'Barclays', number: 'GB29NWBK60161331926819', swift: 'BARCGB22' },
    isClosedToRegistrations: true,
    daysAgo: 90,
  },
  'Kestrel Software Procurement': {
    contact: contact(
      ['Friedrichstraße 191', 'Berlin', '', '10117'],
      ['Jana Vogt', '+49', '30 2094 5500', 'einkauf@kestrel.example'],
      'https://kestrel.example',
    ),
    mcc: '7372',
    bank: { name: 'Commerzbank', number: 'DE89370400440532013000', swift: 'COBADEFF' },
    daysAgo: 61,
  },
  'Mekong Fresh Logistics': {
    contact: contact(
      ['25 Nguyễn Huệ, District 1', 'Ho Chi Minh City', '', '700000'],
      ['Trần Thu Hà', '+84', '28 3822 9000', 'ketoan@mekongfresh.example'],
    ),
    mcc: '4214',
    bank: { name: 'Vietcombank', number: '0071000987654', swift: 'BFTVVNVX' },
    isByInvitation: true,
    daysAgo: 15,
  },
  'Duneway Advertising': {
    contact: contact(
      ['1200 Market Street, Suite 300', 'San Francisco', 'CA', '94102'],
      ['Marcus Bell', '+1', '415 555 0142', 'billing@duneway.example'],
      'https://duneway.example',
    ),
    mcc: '7311',
    bank: { name: 'First Republic', number: '80001234567', swift: '' },
    remark: 'Suspended: two invoices are overdue.',
    daysAgo: 100,
  },
  'Old Quay Imports': {
    contact: contact(
      ['3 Albert Dock', 'Liverpool', '', 'L3 4AA'],
      ['Grace Whitfield', '+44', '151 496 0033', 'office@oldquay.example'],
    ),
    mcc: '5099',
    bank: { name: 'Lloyds Bank', number: 'GB33BUKB20201555555555', swift: 'LOYDGB2L' },
    daysAgo: 200,
  },
  'Tidewater Subscriptions': {
    contact: contact(['', '', '', ''], ['', '', '', '']),
    mcc: '',
    daysAgo: 3,
  },
  'Lumen & Loom': {
    contact: contact(
      ['14 rue de Rivoli', 'Paris', '', '75004'],
      ['Élodie Martin', '+33', '1 44 55 66 77', 'elodie@lumenloom.example'],
      'https://lumenloom.example',
    ),
    mcc: '5712',
    bank: { name: 'BNP Paribas', number: 'FR7630006000011234567890189', swift: 'BNPAFRPP' },
    daysAgo: 1,
  },
  'Paperkite Events': {
    contact: contact(
      ['1 Kallang Place', 'Singapore', '', '339211'],
      ['Arjun Pillai', '+65', '6298 1100', 'arjun@paperkite.example'],
    ),
    mcc: '7922',
    bank: { name: 'OCBC Bank', number: '501-887766-001', swift: 'OCBCSGSG' },
    daysAgo: 6,
  },
  'Yunfan Ecommerce': {
    contact: contact(
      ['余杭区文一西路969号', '杭州', 'ZJ', '311121'],
      ['陈云帆', '+86', '571 8502 2088', 'chen@yunfan.example'],
      'https://yunfan.example',
    ),
    mcc: '5399',
    bank: { name: '中国工商银行', number: '1202 0204 0990 0123', swift: 'ICBKCNBJ' },
    daysAgo: 9,
  },
  'Shanyue Digital Marketing': {
    contact: contact(
      ['天河区体育东路138号', '广州', 'GD', '510620'],
      ['林山月', '+86', '20 3878 1688', 'lin@shanyue.example'],
    ),
    mcc: '7311',
    bank: { name: '中国建设银行', number: '4400 1581 4030 5988', swift: 'PCBCCNBJ' },
    isByInvitation: true,
    daysAgo: 28,
  },
};
