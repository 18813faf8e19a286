import type { Currency } from '@console/contracts';
import * as contract from '@console/contracts/merchants';
import { decideReview, listReviews } from '@console/contracts/reviews';
import { demoCompanies, demoUsers } from '@console/demo/ids';
import { newId } from '../platform/db/ids';
import { insertFile } from '../platform/files/file.store';
import { submission } from './card-samples';
import type { TestApp } from './test-app';

type Headers = Record<string, string>;
type Versioned = { id: string; version: number };

export const contact = {
  address: '1 Raffles Place',
  city: 'Singapore',
  state: 'Central',
  postalCode: '048616',
  contactName: 'Mei Tan',
  areaCode: '+65',
  phone: '6123 4567',
  email: 'mei@quay.example',
  website: 'https://quay.example',
};

export const bank = {
  bankName: 'DBS Bank',
  bankAccountName: 'Quay Pte. Ltd.',
  bankAccountNo: '003-912345-6',
  bankSwift: 'DBSSSGSG',
  settlementEmails: ['finance@quay.example'],
};

/** Creates merchants by their form as the owner of company 1, and decides their reviews as `finance.checker`. */
export function merchantFlow(test_: TestApp, people: { owner: Headers; checker: Headers }) {
  let turn = 0;

  /** A new document of the owner, inserted directly because uploads per user are limited. */
  const upload = async (): Promise<string> => {
    const id = newId('file');
    await insertFile(test_.database.owner, {
      id,
      companyId: demoCompanies.aldermoor,
      ownerId: demoUsers.owner,
      purpose: 'UPLOAD',
      name: 'licence.pdf',
      mediaType: 'application/pdf',
      bytes: 100,
      sha256: 'a'.repeat(64),
      createdAt: test_.clock.now,
      expiresAt: new Date(test_.clock.now.getTime() + 600_000),
    });
    return id;
  };
  const identity = async () => {
    turn += 1;
    const names = { nameEn: `Quay ${turn}`, nameZh: `码头${turn}`, registrationNo: `REG-${turn}` };
    return { ...names, country: 'SG', mcc: '5732', licences: [await upload()], target: null };
  };
  const read = (id: string) => test_.call(contract.readMerchant, { id }, people.owner);

  const saveCurrencies = ({ id, version }: Versioned, currencies: Currency[]) =>
    test_.call(contract.saveMerchantSettlement, { ...bank, currencies, id, version }, people.owner);

  const saveDraft = async (currencies: Currency[] = ['SGD']) => {
    const { id, version } = await test_.call(contract.saveMerchantIdentity, await identity(), people.owner);
    const located = await test_.call(contract.saveMerchantContact, { ...contact, id, version }, people.owner);
    return saveCurrencies(located, currencies);
  };

  const submit = ({ id, version }: Versioned) => test_.call(contract.submitMerchant, { id, version }, people.owner);

  const decide = async ({ id }: { id: string }, decision: 'APPROVE' | 'REJECT' | 'WITHDRAW') => {
    const { list } = await test_.call(listReviews, { filter: { stage: ['PENDING'] } }, people.owner);
    const review = list.find(({ objectId }) => objectId === id);
    const input = { id: review?.id, version: review?.version, decision, note: 'Checked' };
    const by = decision === 'WITHDRAW' ? people.owner : people.checker;
    return test_.post(decideReview.path, input, { ...submission(), ...by });
  };

  const approveDraft = async (currencies?: Currency[]) => {
    const submitted = await submit(await saveDraft(currencies));
    await decide(submitted, 'APPROVE');
    return read(submitted.id);
  };

  return { identity, read, saveCurrencies, saveDraft, submit, decide, approveDraft };
}
