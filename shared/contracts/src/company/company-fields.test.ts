import type { z } from '@console/contracts/zod';
import { bankAccountNumber, iban, swiftCode } from '../bank-account';
import { issuesOf } from '../issues';
import { companyBrand, companyIdentity, companyInvoicing } from './company-draft';
import { hexColor, invoiceEmails, siteOrigin, yearEstablished } from './company-fields';

const codesOf = (schema: z.ZodType, input: unknown): string[] => {
  const { error } = schema.safeParse(input);
  return error ? issuesOf(error).map(({ field, code }) => (field === '' ? code : `${field} ${code}`)) : [];
};

const longest = `${'a'.repeat(64)}@${'b'.repeat(31)}.com`;

it.each<[string[], string[]]>([
  [['a@b.example'], []],
  [['a@b.example', 'c@b.example'], []],
  [['a@b.example', 'b@b.example', 'c@b.example', 'd@b.example', 'e@b.example'], []],
  [['first.last+invoices@sub.b.example'], []],
  [['A@B.EXAMPLE'], []],
  [['o_neil-1@b.example'], []],
  [[longest], []],
  [['1@b.example'], []],
  [['a@b.example', 'b@b.example', 'c@b.example', 'd@b.example', 'e@b.example', 'f@b.example'], ['MAX_ITEMS']],
  [['a@b.example', 'a@b.example'], ['1 DUPLICATE']],
  [['a@b.example', 'A@B.Example'], ['1 DUPLICATE']],
  [
    ['a@b.example', 'c@b.example', 'A@b.example', 'C@b.example'],
    ['2 DUPLICATE', '3 DUPLICATE'],
  ],
  [[''], ['0 EMAIL']],
  [['a'], ['0 EMAIL']],
  [['a@'], ['0 EMAIL']],
  [['@b.example'], ['0 EMAIL']],
  [['a b@b.example'], ['0 EMAIL']],
  [['a@b.example;c@b.example'], ['0 EMAIL']],
  [['a@b.example', 'c@@b.example'], ['1 EMAIL']],
  [[`a${longest}`], ['0 MAX_LENGTH']],
])('[seed 5.8, 9.7] invoice e-mails %j are refused with %j', (addresses, codes) => {
  expect(codesOf(invoiceEmails(), addresses)).toEqual(codes);
});

it.each<[string, string[]]>([
  ['GB29NWBK60161331926819', []],
  ['gb29 nwbk 6016 1331 9268 19', []],
  ['NL91ABNA0417164300', []],
  ['', []],
  ['GB29NWBK60161331926818', ['IBAN']],
  ['GB29NWBK6016133192681', ['IBAN']],
  ['XX29NWBK60161331926819', ['IBAN']],
])('the IBAN %s is refused with %j', (typed, codes) => {
  expect(codesOf(iban(), typed)).toEqual(codes);
});

it.each<[string, string[]]>([
  ['DBSSSGSG', []],
  ['dbsssgsgxxx', []],
  ['', []],
  ['DBSSSGS', ['SWIFT']],
  ['DBSSSGSGX', ['SWIFT']],
  ['DBSSSGSGXXXX', ['MAX_LENGTH']],
  ['1BSSSGSG', ['SWIFT']],
])('the SWIFT code %s is refused with %j', (typed, codes) => {
  expect(codesOf(swiftCode(), typed)).toEqual(codes);
});

it.each<[string, string[]]>([
  ['003-912345-6', []],
  ['••••3456', ['BANK_ACCOUNT']],
  ['12', ['BANK_ACCOUNT']],
])('the account number %s is refused with %j', (typed, codes) => {
  expect(codesOf(bankAccountNumber(), typed)).toEqual(codes);
});

const thisYear = new Date().getUTCFullYear();

it.each<[number, string[]]>([
  [1799, ['MIN']],
  [1800, []],
  [thisYear, []],
  [thisYear + 2, ['YEAR_FUTURE']],
])('the year of foundation %d is refused with %j', (year, codes) => {
  expect(codesOf(yearEstablished(), year)).toEqual(codes);
});

it.each<[string, string[]]>([
  ['https://cards.example.com', []],
  ['https://cards.example.com:8443', []],
  ['http://localhost:4000', []],
  ['http://lanshi.localhost:4000', []],
  ['http://cards.example.com', ['ORIGIN']],
  ['https://cards.example.com/path', ['ORIGIN']],
  ['https://cards.example.com?a=1', ['ORIGIN']],
  ['https://user@cards.example.com', ['ORIGIN']],
  ['https://intranet', ['ORIGIN']],
  ['https://*.example.com', ['ORIGIN']],
  ['https://*.localhost', ['ORIGIN']],
  ['https://*;x.com', ['ORIGIN']],
  ['https://cards.example.com.', ['ORIGIN']],
  ['https://cards..example.com', ['ORIGIN']],
  ['https://com.', ['ORIGIN']],
  ['https://192.0.2.7', ['ORIGIN']],
  ['cards.example.com', ['ORIGIN']],
  ['ftp://cards.example.com', ['ORIGIN']],
  ['', ['ORIGIN']],
])('the site origin "%s" is refused with %j', (typed, codes) => {
  expect(codesOf(siteOrigin(), typed)).toEqual(codes);
});

it.each([
  ['HTTPS://Cards.Example.COM/', 'https://cards.example.com'],
  ['https://cards.example.com:443', 'https://cards.example.com'],
])('the site origin %s is stored as %s', (typed, stored) => {
  expect(siteOrigin().parse(typed)).toBe(stored);
});

it.each<[string, string[]]>([
  ['#34398F', []],
  ['#34398f', []],
  ['34398F', ['COLOR']],
  ['#34398', ['COLOR']],
  ['#GGGGGG', ['COLOR']],
])('the brand color %s is refused with %j', (typed, codes) => {
  expect(codesOf(hexColor(), typed)).toEqual(codes);
});

it('a mask is refused instead of an account number', () => {
  const { bankAccountNo } = companyInvoicing.shape;
  expect(codesOf(bankAccountNo, '••••3456')).toContain('MASKED');
});

it('a country is a code of two letters, and each site and restricted country is listed once', () => {
  expect(codesOf(companyIdentity.shape.country, 'Singapore')).not.toEqual([]);
  expect(codesOf(companyBrand.shape.siteOrigins, ['https://a.example', 'https://a.example'])).toEqual(['DUPLICATE']);
  expect(codesOf(companyBrand.shape.restrictedLoginCountries, ['KP', 'KP'])).toEqual(['DUPLICATE']);
  expect(codesOf(companyBrand.shape.siteOrigins, [])).not.toEqual([]);
});
