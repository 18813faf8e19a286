import { addDays, type AgreementType, dayIn, type Language } from '@console/contracts';
import { agreementDraft, type AgreementStatus } from '@console/contracts/company';
import { insertAcceptance } from '@console/server/platform/agreements/acceptance.store';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { newRecord } from '@console/server/platform/db/new-record';
import { companies } from '../company.data';
import { demoCompanies, type DemoLogin, demoUsers } from '../ids';
import { people } from '../people.data';
import {
  aldermoorMaster,
  aldermoorPrivacy,
  aldermoorService,
  aldermoorServiceDraft,
  type DemoText,
} from './aldermoor-texts.data';
import { lanshiMaster, lanshiPrivacy } from './lanshi-texts.data';

const authors = { aldermoor: demoUsers.owner, lanshi: demoUsers['owner.zh'] } as const;

interface DemoAgreement {
  company: keyof typeof authors;
  type: AgreementType;
  versionNo: number;
  status: AgreementStatus;
  text: DemoText;
  /** Days from today to the effective date; null for a draft without a date. */
  effectiveIn: number | null;
  /** Days since the last change. */
  changedDaysAgo: number;
  /** Set on archived versions only: a version in effect would interrupt every sign-in to the demo. */
  acceptanceRequired?: true;
  /** Users who accepted the version, in their language. */
  accepted?: readonly DemoLogin[];
}

/** Versions in every status, a scheduled one, and acceptances of archived and current versions. */
const samples: DemoAgreement[] = [
  {
    company: 'aldermoor',
    type: 'MASTER_SERVICE',
    versionNo: 1,
    status: 'ARCHIVED',
    text: aldermoorMaster.first,
    effectiveIn: -420,
    changedDaysAgo: 120,
    acceptanceRequired: true,
    accepted: ['owner', 'operations', 'finance.maker', 'finance.checker', 'risk', 'auditor'],
  },
  {
    company: 'aldermoor',
    type: 'MASTER_SERVICE',
    versionNo: 2,
    status: 'PUBLISHED',
    text: aldermoorMaster.current,
    effectiveIn: -120,
    changedDaysAgo: 130,
    accepted: ['owner', 'operations', 'merchant.owner'],
  },
  {
    company: 'aldermoor',
    type: 'MASTER_SERVICE',
    versionNo: 3,
    status: 'PUBLISHED',
    text: aldermoorMaster.next,
    effectiveIn: 45,
    changedDaysAgo: 2,
  },
  {
    company: 'aldermoor',
    type: 'PRIVACY',
    versionNo: 1,
    status: 'PUBLISHED',
    text: aldermoorPrivacy,
    effectiveIn: -420,
    changedDaysAgo: 425,
    accepted: ['owner', 'developer'],
  },
  {
    company: 'aldermoor',
    type: 'SERVICE',
    versionNo: 1,
    status: 'PUBLISHED',
    text: aldermoorService,
    effectiveIn: -300,
    changedDaysAgo: 310,
  },
  {
    company: 'aldermoor',
    type: 'SERVICE',
    versionNo: 2,
    status: 'DRAFT',
    text: aldermoorServiceDraft,
    effectiveIn: 30,
    changedDaysAgo: 1,
    acceptanceRequired: true,
  },
  {
    company: 'lanshi',
    type: 'MASTER_SERVICE',
    versionNo: 1,
    status: 'ARCHIVED',
    text: lanshiMaster.first,
    effectiveIn: -360,
    changedDaysAgo: 90,
    acceptanceRequired: true,
    accepted: ['owner.zh'],
  },
  {
    company: 'lanshi',
    type: 'MASTER_SERVICE',
    versionNo: 2,
    status: 'PUBLISHED',
    text: lanshiMaster.current,
    effectiveIn: -90,
    changedDaysAgo: 100,
    accepted: ['owner.zh'],
  },
  {
    company: 'lanshi',
    type: 'MASTER_SERVICE',
    versionNo: 3,
    status: 'DRAFT',
    text: lanshiMaster.next,
    effectiveIn: null,
    changedDaysAgo: 3,
  },
  {
    company: 'lanshi',
    type: 'PRIVACY',
    versionNo: 1,
    status: 'PUBLISHED',
    text: lanshiPrivacy,
    effectiveIn: -360,
    changedDaysAgo: 365,
  },
];

const dayMs = 86_400_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Inserts the agreements of two companies with their acceptances. */
export async function seedAgreements(db: Db, now: Date): Promise<void> {
  for (const [index, sample] of samples.entries())
    await seedAgreement(db, { sample, id: fixedId('agreement', index + 1), now });
}

async function seedAgreement(
  db: Db,
  { sample, id, now }: { sample: DemoAgreement; id: string; now: Date },
): Promise<void> {
  const { company, type, versionNo, status, text, effectiveIn, changedDaysAgo, accepted = [] } = sample;
  const companyId = demoCompanies[company];
  const timezone = companies.find((one) => one.id === companyId)?.timezone ?? 'UTC';
  const effectiveFrom = effectiveIn === null ? null : addDays(dayIn(timezone, now), effectiveIn);
  const publishedDaysAgo = status === 'DRAFT' ? null : Math.max(changedDaysAgo, 5 - (effectiveIn ?? 0));
  // Sanitizes the texts in the same way as the server does when they are saved.
  const { titleEn, titleZh, bodyEn, bodyZh } = agreementDraft.parse({
    type,
    titleEn: text.title.en_US,
    titleZh: text.title.zh_CN,
    bodyEn: text.body.en_US,
    bodyZh: text.body.zh_CN,
    acceptanceRequired: sample.acceptanceRequired ?? false,
  });
  await insertRows(db, 'agreement', [
    {
      id,
      ...newRecord({ companyId, by: { id: authors[company] }, now: before(now, changedDaysAgo) }),
      created_at: before(now, (publishedDaysAgo ?? changedDaysAgo) + 3),
      type,
      version_no: versionNo,
      status,
      title_en: titleEn,
      title_zh: titleZh,
      body_en: bodyEn,
      body_zh: bodyZh,
      effective_from: effectiveFrom,
      acceptance_required: sample.acceptanceRequired ?? false,
      published_at: publishedDaysAgo === null ? null : before(now, publishedDaysAgo),
    },
  ]);
  const agreement = {
    id,
    type,
    versionNo,
    effectiveFrom: effectiveFrom ?? '',
    title: { en_US: titleEn, zh_CN: titleZh },
    body: { en_US: bodyEn, zh_CN: bodyZh },
  };
  for (const [place, login] of accepted.entries()) {
    const { nickname, language } = personOf(login);
    await insertAcceptance(db, {
      companyId,
      agreement,
      subject: { type: 'USER', id: demoUsers[login] },
      signature: nickname,
      language,
      ip: `203.0.113.${10 + place}`,
      now: before(now, -(effectiveIn ?? 0) - 1 - place),
    });
  }
}

function personOf(login: DemoLogin): { nickname: string; language: Language } {
  const person = people.find((one) => one.login === login);
  if (!person) throw new Error(`There is no ${login}`);
  return person;
}
