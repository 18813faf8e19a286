import type { MerchantReviewKind } from '@console/contracts/merchants';
import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { type DemoLogin, demoCompanies, demoUsers } from '../ids';
import { demoMerchantOf } from '../issuing/merchants';
import { type DemoReview, demoReview } from './demo-review';
import { licenceOf, renewedLicence } from './licences';

const hourMs = 3_600_000;
const dueHours = 30 * 24;
const firstNumber = 201;

interface Line {
  kind: Exclude<MerchantReviewKind, 'MERCHANT_REGISTRATION'>;
  /** English name of the merchant. */
  merchant: string;
  maker: DemoLogin;
  hoursAgo: number;
  change?: { before: object; after: object };
  note?: string;
  isStuck?: true;
  decided?: [decision: 'APPROVE' | 'REJECT', by: DemoLogin, afterHours: number, note?: string];
  ended?: ['WITHDRAWN' | 'EXPIRED', afterHours: number];
}

/** Pending changes of merchants, which are also stored in the record as its proposal. */
const waiting = {
  bank: { before: { bankAccountNo: '388-204417-883' }, after: { bankAccountNo: '388-661190-001' } },
  licence: {
    before: { licences: [licenceOf('Solvane Travel Group')] },
    after: { licences: [renewedLicence.id] },
  },
  mcc: { before: { mcc: '4214' }, after: { mcc: '4215' } },
  nameInChinese: { before: { nameZh: '云帆电商' }, after: { nameZh: '云帆国际电商' } },
};

/** Proposed changes with a pending review, by merchant. */
export const waitingChanges: readonly [merchant: string, proposed: object][] = [
  ['Brightfern Media', waiting.bank.after],
  ['Solvane Travel Group', waiting.licence.after],
  ['Mekong Fresh Logistics', waiting.mcc.after],
  ['Yunfan Ecommerce', waiting.nameInChinese.after],
];

/**
 * Reviews of both kinds: pending, approved, rejected, withdrawn, expired, stuck without an approver, and made by the
 * owner.
 */
const lines: Line[] = [
  { kind: 'MERCHANT_NEW', merchant: 'Lumen & Loom', maker: 'operations', hoursAgo: 24 },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Brightfern Media',
    maker: 'operations',
    hoursAgo: 48,
    change: waiting.bank,
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Solvane Travel Group',
    maker: 'operations',
    hoursAgo: 28 * 24,
    change: waiting.licence,
    note: 'The licence was renewed in Bangkok. The names stay the same.',
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Mekong Fresh Logistics',
    maker: 'owner',
    hoursAgo: 5,
    change: waiting.mcc,
  },
  {
    kind: 'MERCHANT_NEW',
    merchant: 'Kestrel Software Procurement',
    maker: 'operations',
    hoursAgo: 200 * 24,
    decided: ['APPROVE', 'finance.checker', 26, 'Checked against the company register.'],
  },
  {
    kind: 'MERCHANT_NEW',
    merchant: 'Paperkite Events',
    maker: 'operations',
    hoursAgo: 9 * 24,
    decided: ['REJECT', 'finance.checker', 20, 'The licence has expired. Upload the renewed one.'],
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Harbourline Commerce',
    maker: 'merchant.owner',
    hoursAgo: 60 * 24,
    change: {
      before: { nameEn: 'Harbourline Trading', nameZh: '海岸线贸易' },
      after: { nameEn: 'Harbourline Commerce', nameZh: '海岸线商贸' },
    },
    decided: ['APPROVE', 'finance.checker', 30],
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Qinghe Cross-Border Trading',
    maker: 'operations',
    hoursAgo: 12 * 24,
    change: {
      before: { nameEn: 'Qinghe Cross-Border Trading', nameZh: '清禾跨境贸易' },
      after: { nameEn: 'Qinghe Global', nameZh: '清禾环球' },
    },
    decided: ['REJECT', 'owner', 50, '名称与营业执照不一致，请按营业执照填写后重新提交。'],
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Pixel Orchard Games',
    maker: 'operations',
    hoursAgo: 20 * 24,
    change: { before: { mcc: '5816' }, after: { mcc: '5945' } },
    ended: ['WITHDRAWN', 3],
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Duneway Advertising',
    maker: 'operations',
    hoursAgo: 45 * 24,
    change: { before: { bankName: 'First Republic' }, after: { bankName: 'First Pacific' } },
    ended: ['EXPIRED', dueHours],
  },
  {
    kind: 'MERCHANT_CHANGE',
    merchant: 'Yunfan Ecommerce',
    maker: 'owner.zh',
    hoursAgo: 70,
    change: waiting.nameInChinese,
    isStuck: true,
  },
];

/** Returns the reviews of new and changed merchants, in the order of `lines`. */
export const merchantReviews = (now: Date): DemoReview[] => lines.map((line, index) => toReview(line, { index, now }));

function toReview(line: Line, { index, now }: { index: number; now: Date }): DemoReview {
  const { kind, maker, hoursAgo, change, note, isStuck, decided, ended } = line;
  const { id, companyId, name } = demoMerchantOf(line.merchant);
  const submittedAt = new Date(now.getTime() - hoursAgo * hourMs);
  const after = (hours: number) => new Date(submittedAt.getTime() + hours * hourMs);
  return demoReview({
    number: firstNumber + index,
    companyId,
    kind,
    object: { type: 'merchant', id, label: name.en_US },
    reason: kind === 'MERCHANT_NEW' ? 'NEW' : 'CHANGE',
    makerId: demoUsers[maker],
    submittedAt,
    dueAt: after(dueHours),
    ...(note !== undefined && { note }),
    ...(change && { snapshot: change }),
    ...(isStuck && { state: 'STUCK' as const }),
    decided: decided && {
      decision: decided[0],
      by: demoUsers[decided[1]],
      at: after(decided[2]),
      note: decided[3] ?? null,
    },
    ended: ended && { state: ended[0], at: after(ended[1]) },
  });
}

/** Notes on the review that is due first. */
export const merchantReviewNotes = (now: Date): NewRow<'review_note'>[] =>
  (
    [
      ['operations', 'The merchant sent the renewed licence by e-mail too.', 27 * 24],
      ['finance.checker', 'Asked the registry in Bangkok to confirm the number.', 6 * 24],
    ] as const
  ).map(([author, text, hoursAgo], index) => ({
    id: fixedId('note', firstNumber + index),
    review_id: fixedId('rev', firstNumber + 2),
    company_id: demoCompanies.aldermoor,
    author_id: demoUsers[author],
    text,
    at: new Date(now.getTime() - hoursAgo * hourMs),
    audience: 'INTERNAL',
  }));
