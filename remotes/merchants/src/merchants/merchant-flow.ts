import {
  merchantContact,
  type MerchantContact,
  type MerchantDetail,
  merchantHiddenContact,
  type MerchantHiddenContact,
  merchantIdentityForm,
  type MerchantIdentityForm,
  merchantRegistration,
  type MerchantRegistration,
  merchantRemark,
  type MerchantRemark,
  merchantSettlement,
  type MerchantSettlement,
  saveMerchantContact,
  saveMerchantIdentity,
  saveMerchantRegistration,
  saveMerchantRemark,
  saveMerchantSettlement,
  readMerchant,
  submitMerchant,
} from '@console/contracts/merchants';
import { type InputOf, maskSign } from '@console/contracts';
import { startFrom, type StepFlow, type StepOf } from '@console/screens';
import { useSees } from '@console/session';
import { listHref, viewHref } from './merchant-pages';

type Target = { id: string; version: number };

/** Merchant with its unapproved changes, as default values of the form. */
const withProposed = (record: MerchantDetail): MerchantDetail => ({ ...record, ...record.proposed });

/** Default values of a step. Its fields have the names and types of the record, so the record can be read as draft. */
const startOf = <Draft extends object>(schema: StepOf<Draft, MerchantDetail, unknown>['schema']) => {
  const start = startFrom(schema);
  return (record: MerchantDetail | null) => start(record && (withProposed(record) as unknown as Draft));
};

/** Target of a step after the first, which always has a record. */
const known = (target: Target | null): Target => target ?? { id: '', version: 0 };

export const identityStep: StepOf<MerchantIdentityForm, MerchantDetail, InputOf<typeof saveMerchantIdentity>> = {
  page: 'merchant-management-saveinfo-step-1-1',
  title: 'merchant.step.identity',
  schema: merchantIdentityForm,
  start: startOf(merchantIdentityForm),
  save: saveMerchantIdentity,
  changeOf: ({ licences, ...draft }, target) => ({ ...draft, licences: licences.map(({ id }) => id), target }),
};

export const contactStep: StepOf<MerchantContact, MerchantDetail, InputOf<typeof saveMerchantContact>> = {
  page: 'merchant-management-saveinfo-step-2-1',
  title: 'merchant.step.contact',
  schema: merchantContact,
  start: startOf(merchantContact),
  save: saveMerchantContact,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

const startHidden = startOf(merchantHiddenContact);
const isMask = (value: unknown) => typeof value === 'string' && value.includes(maskSign);

/** Contact step for users without permission for contacts: the server sends masks, and empty fields change nothing. */
export const hiddenContactStep: StepOf<MerchantHiddenContact, MerchantDetail, InputOf<typeof saveMerchantContact>> = {
  page: contactStep.page,
  title: contactStep.title,
  schema: merchantHiddenContact,
  start: (record) => {
    const start = startHidden(record);
    const { areaCode, phone, email, ...rest } = start;
    const hidden = { ...(!isMask(phone) && { areaCode, phone }), ...(!isMask(email) && { email }) };
    return { ...rest, ...hidden };
  },
  save: saveMerchantContact,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

export const registrationStep: StepOf<
  MerchantRegistration,
  MerchantDetail,
  InputOf<typeof saveMerchantRegistration>
> = {
  page: 'merchant-management-saveinfo-step-2-2',
  title: 'merchant.step.registration',
  schema: merchantRegistration,
  start: startOf(merchantRegistration),
  save: saveMerchantRegistration,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

/** The server sends only the mask of the account number, so its field starts empty; an empty field changes nothing. */
export const settlementStep: StepOf<MerchantSettlement, MerchantDetail, InputOf<typeof saveMerchantSettlement>> = {
  page: 'merchant-management-saveinfo-step-3-1',
  title: 'merchant.step.settlement',
  schema: merchantSettlement,
  start: startOf<Omit<MerchantSettlement, 'bankAccountNo'>>(merchantSettlement.omit({ bankAccountNo: true })),
  save: saveMerchantSettlement,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

export const submitStep: StepOf<MerchantRemark, MerchantDetail, InputOf<typeof saveMerchantRemark>> = {
  page: 'merchant-management-saveinfo-step-4-1',
  title: 'merchant.step.submit',
  schema: merchantRemark,
  start: startOf(merchantRemark),
  save: saveMerchantRemark,
  changeOf: (draft, target) => ({ ...draft, ...known(target) }),
};

/** Step flow of a merchant, in five steps. */
const flowWith = (contact: StepFlow<MerchantDetail>['steps'][number]): StepFlow<MerchantDetail> => ({
  ns: 'merchant.form',
  read: readMerchant,
  steps: [identityStep, contact, registrationStep, settlementStep, submitStep],
  submit: submitMerchant,
  nameOf: ({ name }, language) => name[language] || name.en_US,
  isReadOnly: ({ allowedActions }) => !allowedActions.some(({ action, enabled }) => action === 'EDIT' && enabled),
  leaveHref: listHref,
  doneHref: ({ id }) => viewHref(id),
});

const flow = flowWith(contactStep);
const hiddenFlow = flowWith(hiddenContactStep);

/** Returns the steps of a merchant for the user. */
export const useMerchantFlow = (): StepFlow<MerchantDetail> => (useSees('HOLDER_CONTACT') ? flow : hiddenFlow);
