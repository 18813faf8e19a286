import { type InputOf, maskSign } from '@console/contracts';
import {
  companyBinStep,
  type CompanyBinStep,
  companyBrandForm,
  type CompanyBrandForm,
  companyContact,
  type CompanyContact,
  type CompanyDetail,
  companyFees,
  type CompanyFees,
  companyHiddenContact,
  type CompanyHiddenContact,
  companyIdentityForm,
  type CompanyIdentityForm,
  companyInvoicing,
  type CompanyInvoicing,
  companyProductStep,
  type CompanyProductStep,
  companyRemark,
  type CompanyRemark,
  readCompany,
  saveCompanyBins,
  saveCompanyBrand,
  saveCompanyContact,
  saveCompanyFees,
  saveCompanyIdentity,
  saveCompanyInvoicing,
  saveCompanyProducts,
  saveCompanyRemark,
  submitCompany,
} from '@console/contracts/company';
import { startFrom, type StepFlow, type StepOf } from '@console/screens';
import { useSees } from '@console/session';
import { listHref, viewHref } from './company-pages';
import { isEditable } from './company-status';

type Target = { id: string; version: number };

/** The company with its unapproved changes: initial values of the form. */
export const withProposed = (record: CompanyDetail): CompanyDetail => ({ ...record, ...record.proposed });

/** Missing values are null in the record and absent in the form. */
const present = (record: object) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** Initial values of a step. Its fields have the record's names and types, so the record can be parsed as its draft. */
const startOf = <Draft extends object>(schema: StepOf<Draft, CompanyDetail, unknown>['schema']) => {
  const start = startFrom(schema);
  return (record: CompanyDetail | null) => start(record && (present(withProposed(record)) as unknown as Draft));
};

/** Every step after the first requires a record. */
const known = (target: Target | null): Target => target ?? { id: '', version: 0 };

export const identityStep: StepOf<CompanyIdentityForm, CompanyDetail, InputOf<typeof saveCompanyIdentity>> = {
  page: 'company-management-saveinfo-step-1-1',
  title: 'company.step.identity',
  schema: companyIdentityForm,
  start: startOf(companyIdentityForm),
  save: saveCompanyIdentity,
  changeOf: ({ yearEstablished = null, ...draft }, target) => ({ ...draft, yearEstablished, target }),
};

export const contactStep: StepOf<CompanyContact, CompanyDetail, InputOf<typeof saveCompanyContact>> = {
  page: 'company-management-saveinfo-step-1-2',
  title: 'company.step.contact',
  schema: companyContact,
  start: startOf(companyContact),
  save: saveCompanyContact,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

const startHidden = startOf(companyHiddenContact);
const isMask = (value: unknown) => typeof value === 'string' && value.includes(maskSign);

/** For users from whom contacts are hidden: the form does not contain stored contacts, and empty fields do not change them. */
export const hiddenContactStep: StepOf<CompanyHiddenContact, CompanyDetail, InputOf<typeof saveCompanyContact>> = {
  page: contactStep.page,
  title: contactStep.title,
  schema: companyHiddenContact,
  start: (record) => {
    const { areaCode, phone, email, ...rest } = startHidden(record);
    return { ...rest, ...(!isMask(phone) && { areaCode, phone }), ...(!isMask(email) && { email }) };
  },
  save: saveCompanyContact,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

const startBrand = startOf(companyBrandForm);

export const brandStep: StepOf<CompanyBrandForm, CompanyDetail, InputOf<typeof saveCompanyBrand>> = {
  page: 'company-management-saveinfo-step-1-3',
  title: 'company.step.brand',
  schema: companyBrandForm,
  // The confirmation is valid for one change only, so it is not stored.
  start: (record) => ({ ...startBrand(record), confirmsOwnCountry: false }),
  save: saveCompanyBrand,
  changeOf: ({ logo, icon, paymentLogo, paymentLogoGray, dashboardLogo, ...draft }, target) => ({
    ...draft,
    ...known(target),
    logo: logo.id,
    icon: icon.id,
    paymentLogo: paymentLogo?.id ?? null,
    paymentLogoGray: paymentLogoGray?.id ?? null,
    dashboardLogo: dashboardLogo?.id ?? null,
  }),
};

export const productStep: StepOf<CompanyProductStep, CompanyDetail, InputOf<typeof saveCompanyProducts>> = {
  page: 'company-management-saveinfo-step-2-1',
  title: 'company.step.products',
  schema: companyProductStep,
  start: startOf(companyProductStep),
  save: saveCompanyProducts,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

export const binStep: StepOf<CompanyBinStep, CompanyDetail, InputOf<typeof saveCompanyBins>> = {
  page: 'company-management-saveinfo-step-2-2',
  title: 'company.step.bins',
  schema: companyBinStep,
  start: startOf(companyBinStep),
  save: saveCompanyBins,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

const withoutNumbers = companyInvoicing.omit({ bankAccountNo: true, bankIban: true });

/** The form does not contain the stored account number and IBAN: empty fields do not change them. */
export const invoicingStep: StepOf<CompanyInvoicing, CompanyDetail, InputOf<typeof saveCompanyInvoicing>> = {
  page: 'company-management-saveinfo-step-2-3',
  title: 'company.step.invoicing',
  schema: companyInvoicing,
  start: startOf<Omit<CompanyInvoicing, 'bankAccountNo' | 'bankIban'>>(withoutNumbers),
  save: saveCompanyInvoicing,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

export const feeStep: StepOf<CompanyFees, CompanyDetail, InputOf<typeof saveCompanyFees>> = {
  page: 'company-management-saveinfo-step-3-1',
  title: 'company.step.fees',
  schema: companyFees,
  start: startOf(companyFees),
  save: saveCompanyFees,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

export const submitStep: StepOf<CompanyRemark, CompanyDetail, InputOf<typeof saveCompanyRemark>> = {
  page: 'company-management-saveinfo-step-4-1',
  title: 'company.step.submit',
  schema: companyRemark,
  start: startOf(companyRemark),
  save: saveCompanyRemark,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

/** A company in eight steps. */
const flowWith = (contact: StepFlow<CompanyDetail>['steps'][number]): StepFlow<CompanyDetail> => ({
  ns: 'company.form',
  read: readCompany,
  steps: [identityStep, contact, brandStep, productStep, binStep, invoicingStep, feeStep, submitStep],
  submit: submitCompany,
  nameOf: ({ name }, language) => name[language] || name.en_US,
  isReadOnly: (company) => !isEditable(company),
  leaveHref: listHref,
  doneHref: ({ id }) => viewHref(id),
});

const flow = flowWith(contactStep);
const hiddenFlow = flowWith(hiddenContactStep);

/** Returns the steps of a company for the user. */
export const useCompanyFlow = (): StepFlow<CompanyDetail> => (useSees('HOLDER_CONTACT') ? flow : hiddenFlow);
