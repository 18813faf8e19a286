import * as contract from '@console/contracts/company';
import type { CompanyDetail } from '@console/contracts/company';
import { uploadLimits, type UploadPurpose } from '@console/contracts/files';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { newId } from '../platform/db/ids';
import { insertFile } from '../platform/files/file.store';
import { submission } from './card-samples';
import type { TestApp } from './test-app';

type Headers = Record<string, string>;
type Target = Pick<CompanyDetail, 'id' | 'version'>;

let turn = 0;

/** Values of all company steps, with new unique values at each call. */
export const companySteps = () => {
  turn += 1;
  return {
    identity: {
      nameEn: `Harbour ${turn} Ltd.`,
      nameZh: `海港${turn}有限公司`,
      dba: 'Harbour',
      agreementNo: `AGR-${turn}`,
      registrationNo: `REG-${turn}`,
      country: 'GB',
      yearEstablished: 1999,
      website: 'https://harbour.example',
    },
    contact: {
      contactTitle: 'MS' as const,
      contactFirstName: 'Ada',
      contactLastName: 'Quayle',
      email: `ada.quayle${turn}@harbour.example`,
      areaCode: '+44',
      phone: '20 7946 0000',
      addressLine1: '1 Quay Street',
      addressLine2: '',
      addressLine3: '',
      city: 'London',
      state: '',
      postalCode: 'E1 6AN',
    },
    brand: {
      platformLabelEn: `Harbour Cards ${turn}`,
      platformLabelZh: `海港卡${turn}`,
      copyrightEn: '© 2026 Harbour Ltd.',
      copyrightZh: '© 2026 海港有限公司',
      brandColor: '#1D6F42',
      siteOrigins: [`https://harbour${turn}.example`],
      defaultLanguage: 'zh_CN' as const,
      timezone: 'Europe/London',
      restrictedLoginCountries: ['KP'],
      confirmsOwnCountry: false,
      paymentLogo: null,
      paymentLogoGray: null,
      dashboardLogo: null,
    },
    invoicing: {
      invoiceEmails: ['invoices@harbour.example'],
      bankName: 'Barclays',
      bankAddress: '1 Churchill Place, London',
      bankAccountName: 'Harbour Ltd.',
      bankAccountNo: '20-32-06 13345678',
      bankIban: 'GB33BUKB20201555555555',
      bankSwift: 'BUKBGB22',
      bankCurrency: 'GBP' as const,
    },
  };
};
export type CompanySteps = ReturnType<typeof companySteps>;

/** Operations on companies by users of the platform company. */
export function companyCalls(test: TestApp, owner: Headers, checker: Headers) {
  /** A new upload of the owner, inserted directly because uploads per user are limited. */
  const uploaded = async (uploadedFor: UploadPurpose, ownerId = demoUsers.owner): Promise<string> => {
    const id = newId('file');
    const { now } = test.clock;
    await insertFile(test.database.owner, {
      id,
      companyId: demoCompanies.aldermoor,
      ownerId,
      purpose: 'UPLOAD',
      name: `${uploadedFor.toLowerCase()}.png`,
      mediaType: uploadLimits[uploadedFor].types[0] ?? '',
      bytes: 100,
      sha256: 'a'.repeat(64),
      createdAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
      picture:
        uploadedFor === 'DOCUMENT' ? null : { key: `${'k'.repeat(13)}${id.slice(-26)}-key`, purpose: uploadedFor },
    });
    return id;
  };

  const createDraft = (steps = companySteps(), over: Partial<CompanySteps['identity']> = {}) =>
    test.call(contract.saveCompanyIdentity, { ...steps.identity, ...over, target: null }, owner);

  /** Saves all steps of a draft with the passed modules and BINs. */
  const fill = async (
    { id, version }: Target,
    steps: CompanySteps,
    { moduleIds = [], binIds = [] }: { moduleIds?: string[]; binIds?: string[] } = {},
  ): Promise<CompanyDetail> => {
    const { contact, brand, invoicing } = steps;
    const images = { logo: await uploaded('LOGO'), icon: await uploaded('ICON') };
    const first = await test.call(contract.saveCompanyContact, { ...contact, id, version }, owner);
    const second = await test.call(
      contract.saveCompanyBrand,
      { ...brand, ...images, id, version: first.version },
      owner,
    );
    const products = { products: ['CARD_ISSUING' as const], moduleIds };
    const third = await test.call(contract.saveCompanyProducts, { ...products, id, version: second.version }, owner);
    const fourth = await test.call(contract.saveCompanyBins, { binIds, id, version: third.version }, owner);
    const fifth = await test.call(contract.saveCompanyInvoicing, { ...invoicing, id, version: fourth.version }, owner);
    return test.call(contract.saveCompanyFees, { feeCurrency: 'GBP', id, version: fifth.version }, owner);
  };

  const submit = ({ id, version }: Target) => test.call(contract.submitCompany, { id, version }, owner);

  const submitDraft = async (steps = companySteps(), given: { moduleIds?: string[]; binIds?: string[] } = {}) =>
    submit(await fill(await createDraft(steps), steps, given));

  const decide = async (
    { id }: { id: string },
    decision: 'APPROVE' | 'REJECT' | 'WITHDRAW',
    { headers = checker, note = 'Checked' } = {},
  ) => {
    const { list } = await test.call(listReviews, { filter: { stage: ['PENDING'] }, pageSize: 200 }, owner);
    const review = list.find(({ objectId }) => objectId === id);
    const wanted = { id: review?.id, version: review?.version, decision, note };
    return test.post(decideReview.path, wanted, { ...submission(), ...headers });
  };

  const read = (id: string, headers = owner) => test.call(contract.readCompany, { id }, headers);

  const activeCompany = async (steps = companySteps(), given: { moduleIds?: string[]; binIds?: string[] } = {}) => {
    const submitted = await submitDraft(steps, given);
    const { code, fieldErrors } = await decide(submitted, 'APPROVE');
    if (code !== 200) throw new Error(`The company was refused: ${code} ${JSON.stringify(fieldErrors)}`);
    return read(submitted.id);
  };

  return { uploaded, createDraft, fill, submit, submitDraft, decide, read, activeCompany };
}
