import { codes } from '@console/contracts';
import * as contract from '@console/contracts/merchants';
import { listNotifications } from '@console/contracts/notifications';
import { addReviewNote, decideReview, listReviews, readReview, readReviewHistory } from '@console/contracts/reviews';
import type { DemoLogin } from '@console/demo/ids';
import { columnsIn } from '../../../platform/exports/dataset';
import { submission } from '../../../testing/card-samples';
import { signInWith } from '../../../testing/sign-in-with';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { merchantReviewExport } from './merchant-review.export';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  owner = await test_.signIn('owner');
});
afterAll(() => test_.close());

const answerOf = ({ path }: { path: string }, input: object, headers = owner) =>
  test_.post(path, input, { ...submission(), ...headers });
const list = async (filter: contract.MerchantReviewFilter = {}, who = owner, keyword?: string) =>
  (
    await test_.call(
      contract.listMerchantReviews,
      { filter, pageSize: 200, sort: [{ field: 'dueAt', dir: 'asc' }], ...(keyword && { keyword }) },
      who,
    )
  ).list;
const reviewOf = async (label: string, filter: contract.MerchantReviewFilter = {}, who = owner) => {
  const found = (await list(filter, who)).find(({ objectLabel }) => objectLabel === label);
  if (!found) throw new Error(`No review of ${label} is listed`);
  return found;
};

const views = ['merchants.review.view', 'merchants.merchant.view', 'merchants.registration.view'];
const everything = [
  ...views,
  'merchants.review.export',
  'merchants.merchant.approve',
  'merchants.registration.decide',
  'reviews.review.view',
];

const recordCalls = ({ id, version }: { id: string; version: number }) =>
  [
    [readReview, { id }],
    [readReviewHistory, { id }],
    [addReviewNote, { id, text: 'Seen' }],
    [decideReview, { id, version, decision: 'REJECT', note: 'No' }],
    [contract.readMerchantCase, { id }],
  ] as const;

describe('refusals', () => {
  test.each([
    [
      'merchants.review.view',
      [contract.listMerchantReviews, contract.countMerchantReviews, contract.listMerchantReviewMakers],
    ],
    ['merchants.review.export', [contract.countMerchantReviewExport, contract.exportMerchantReviews]],
  ] as const)('without %s, its operations are refused', async (missing, operations) => {
    const user = await signInWith(
      test_,
      'risk',
      everything.filter((code) => code !== missing),
    );
    for (const operation of operations)
      expect([operation.path, (await answerOf(operation, { format: 'CSV' }, user)).code]).toEqual([
        operation.path,
        codes.noPermission,
      ]);
  });

  test.each<[DemoLogin, string[]]>([
    ['merchant.owner', ['Harbourline Commerce']],
    ['owner.zh', ['Yunfan Ecommerce', 'Pearl River Sourcing', '杭州云栖文化传播有限公司']],
    ['channel.operator', []],
    ['wallet.manager', []],
  ])('%s with all permissions sees only the reviews in their data scope', async (login, labels) => {
    const foreign = await reviewOf('Brightfern Media');
    const user = login === 'wallet.manager' ? await test_.signIn(login) : await signInWith(test_, login, everything);
    if (login === 'wallet.manager')
      expect((await answerOf(contract.listMerchantReviews, {}, user)).code).toBe(codes.noPermission);
    else {
      expect((await list({}, user)).map(({ objectLabel }) => objectLabel).toSorted()).toEqual(labels.toSorted());
      expect(await test_.call(contract.countMerchantReviewExport, {}, user)).toMatchObject({ count: labels.length });
      expect((await test_.call(contract.countMerchantReviews, {}, user)).total).toBe(labels.length);
    }
    const expected = login === 'wallet.manager' ? codes.noPermission : codes.notFound;
    for (const [operation, input] of recordCalls(foreign))
      expect([operation.path, (await answerOf(operation, input, user)).code]).toEqual([operation.path, expected]);
  });

  test("review kinds whose records the user can't see are neither listed nor counted", async () => {
    const user = await signInWith(test_, 'risk', ['merchants.review.view', 'merchants.merchant.view']);
    expect(new Set((await list({}, user)).map(({ kind }) => kind))).toEqual(
      new Set(['MERCHANT_NEW', 'MERCHANT_CHANGE']),
    );
    expect((await test_.call(contract.countMerchantReviews, {}, user)).total).toBe((await list({}, user)).length);
  });

  test('the permission for merchant reviews gives access only to these reviews', async () => {
    const [card] = (await test_.call(listReviews, { filter: { kind: ['CARD_CANCEL'] } }, owner)).list;
    const change = await reviewOf('Brightfern Media');
    const user = await signInWith(test_, 'risk', [...views, 'cards.card.cancel-review']);
    expect(await answerOf(readReview, { id: change.id }, user)).toMatchObject({ code: codes.ok });
    expect(await answerOf(readReviewHistory, { id: change.id }, user)).toMatchObject({ code: codes.ok });
    expect(await answerOf(listReviews, {}, user)).toMatchObject({ code: codes.noPermission });
    if (!card) throw new Error('The demo has a review of a cancellation');
    for (const [operation, input] of recordCalls(card))
      expect([operation.path, (await answerOf(operation, input, user)).code]).toEqual([operation.path, codes.notFound]);
  });

  test("a user's own request can't be decided by that user, is not in their pending list, and has the reason", async () => {
    const own = await reviewOf('Mekong Fresh Logistics');
    expect(own.allowedActions).toEqual([
      { action: 'APPROVE', enabled: false, reason: 'OWN_ITEM' },
      { action: 'REJECT', enabled: false, reason: 'OWN_ITEM' },
      { action: 'WITHDRAW', enabled: true },
    ]);
    expect((await list({ isDecidable: true })).map(({ id }) => id)).not.toContain(own.id);
    expect((await list({ isMine: true, outcome: ['WAITING'] })).map(({ id }) => id)).toEqual([own.id]);
    const input = { id: own.id, version: own.version, decision: 'APPROVE' };
    expect(await answerOf(decideReview, input)).toMatchObject({ code: codes.ownItem });
  });
});

test('the workbench lists the reviews that the user can decide now, the earliest due date first', async () => {
  const waiting = await list({ outcome: ['WAITING'] });
  const queue = await list({ isDecidable: true });
  expect(queue.length).toBeGreaterThan(2);
  expect(queue).toEqual(
    waiting.filter(({ allowedActions }) =>
      allowedActions.some(({ action, enabled }) => action === 'APPROVE' && enabled),
    ),
  );
  expect(queue.map(({ dueAt }) => dueAt)).toEqual(queue.map(({ dueAt }) => dueAt).toSorted());
  // A user without permission to decide registrations sees none.
  const checker = await signInWith(test_, 'finance.checker', [...views, 'merchants.merchant.approve']);
  expect(new Set((await list({ isDecidable: true }, checker)).map(({ kind }) => kind))).toEqual(
    new Set(['MERCHANT_NEW', 'MERCHANT_CHANGE']),
  );
  expect(await list({ isDecidable: true }, await signInWith(test_, 'risk', views))).toEqual([]);
});

test('the tab counts equal the totals of their lists, and the demo has all outcomes of each kind', async () => {
  const { total, counts } = await test_.call(contract.countMerchantReviews, {}, owner);
  expect(total).toBe((await list()).length);
  for (const { value, count } of counts) expect((await list({ outcome: [value] })).length).toBe(count);
  expect(counts.map(({ value }) => value).toSorted()).toEqual([...contract.merchantReviewOutcomes].toSorted());
  for (const kind of contract.merchantReviewKinds)
    for (const outcome of ['WAITING', 'APPROVED', 'REJECTED'] as const)
      expect([kind, outcome, (await list({ kind: [kind], outcome: [outcome] })).length > 0]).toEqual([
        kind,
        outcome,
        true,
      ]);
});

test('kind, state, merchant, submitter, day and keyword filter the list and the export', async () => {
  const { merchant, maker, reviewNo } = await reviewOf('Harbourline Commerce');
  if (!merchant) throw new Error('The review has a merchant');
  const expectFound = async (filter: contract.MerchantReviewFilter, labels: string[], keyword?: string) => {
    expect((await list(filter, owner, keyword)).map(({ objectLabel }) => objectLabel)).toEqual(labels);
    const counted = await test_.call(
      contract.countMerchantReviewExport,
      { filter, ...(keyword && { keyword }) },
      owner,
    );
    expect(counted.count).toBe(labels.length);
  };
  await expectFound({ merchantId: [merchant.id] }, ['Harbourline Commerce']);
  await expectFound({ makerId: [maker.id] }, ['Harbourline Commerce']);
  await expectFound({ state: ['WITHDRAWN'] }, ['Pixel Orchard Games']);
  await expectFound({ kind: ['MERCHANT_NEW'], outcome: ['REJECTED'] }, ['Paperkite Events']);
  await expectFound({ submittedAt: { to: '2020-01-01' } }, []);
  await expectFound({}, ['Harbourline Commerce'], reviewNo);
  await expectFound({}, ['Harbourline Commerce'], '海岸线');
  await expectFound({}, ['Harbourline Commerce'], merchant.merchantNo);
});

test("a row has the decision's user and time, and no value of the change", async () => {
  const rows = await list();
  expect(rows.find(({ objectLabel }) => objectLabel === 'Harbourline Commerce')).toMatchObject({
    decidedBy: 'Lukas Brandt',
    maker: { name: 'Camille Laurent' },
    outcome: 'APPROVED',
  });
  expect(JSON.stringify(rows)).not.toContain('388-661190-001');
  expect(columnsIn(merchantReviewExport).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['reviewNo', 'kind', 'merchant', 'maker', 'dueAt', 'stage', 'decidedBy', 'decidedAt']),
  );
});

test('submitters are found by their displayed name, and a merchant sees no staff among them', async () => {
  const makers = (input: object, who = owner) => test_.call(contract.listMerchantReviewMakers, input, who);
  expect((await makers({ keyword: 'camille' })).list.map(({ name }) => name)).toEqual(['Camille Laurent']);
  const { list: all } = await makers({});
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Daniel Koh', 'Margaret Osei']));
  const [first] = all;
  expect((await makers({ ids: [first?.id ?? ''] })).list).toEqual([first]);
  const merchant = await signInWith(test_, 'merchant.owner', everything);
  expect((await makers({}, merchant)).list.map(({ name }) => name)).toEqual(['Camille Laurent']);
  expect((await makers({ keyword: 'Daniel' }, merchant)).list).toEqual([]);
});

test('a decision on the review page equals one in the workbench, and the notification links to the review page', async () => {
  const operations = await test_.signIn('operations');
  const change = await reviewOf('Solvane Travel Group');
  const before = await test_.call(contract.readMerchantCase, { id: change.id }, owner);
  const [old] = before.change?.before.licences ?? [];
  const input = { id: change.id, version: change.version, decision: 'APPROVE' as const, note: 'Confirmed' };
  await test_.call(decideReview, input, owner);
  expect(await reviewOf('Solvane Travel Group')).toMatchObject({ outcome: 'APPROVED', decidedBy: 'Margaret Osei' });
  const [same] = (await test_.call(listReviews, { keyword: change.reviewNo }, owner)).list;
  expect(same).toMatchObject({ id: change.id, stage: 'APPROVED' });
  const { list: told } = await test_.call(listNotifications, {}, operations);
  expect(told.find(({ label }) => label.startsWith(change.reviewNo))?.page).toBe(
    `merchant-review-list-review?id=${change.id}`,
  );
  // The replaced licence remains available in the review.
  const after = await test_.call(contract.readMerchantCase, { id: change.id }, owner);
  expect(after.change).toEqual(before.change);
  const download = { id: change.id, fileId: old?.id ?? '' };
  expect(await answerOf(contract.downloadCaseLicence, download)).toMatchObject({ data: { name: old?.name } });
});

test.each(['Paperkite Events', 'Kestrel Software Procurement'])(
  'an ended review without submitted values has the current values of the merchant: %s',
  async (label) => {
    const { id, merchant } = await reviewOf(label);
    const current = await test_.call(contract.readMerchant, { id: merchant?.id ?? '' }, owner);
    expect(await test_.call(contract.readMerchantCase, { id }, owner)).toEqual({ merchant: current, change: null });
  },
);

test('a note is stored, and the history has the decision', async () => {
  const { id } = await reviewOf('Paperkite Events');
  const noted = await test_.call(addReviewNote, { id, text: 'Called the merchant.' }, owner);
  expect(noted.notes).toMatchObject([{ by: 'Margaret Osei', text: 'Called the merchant.' }]);
  expect(noted.decided).toMatchObject([{ decision: 'REJECT', by: 'Lukas Brandt' }]);
  const { list: changes } = await test_.call(readReviewHistory, { id }, owner);
  expect(changes.map(({ action, after }) => [action, after])).toEqual([
    ['/review/note', { note: 'added' }],
    ['/review/decide', { state: 'REJECTED' }],
  ]);
});

test("a review has the merchant's name in the reader's language", async () => {
  const { id } = await reviewOf('Lumen & Loom');
  const inChinese = { ...owner, language: 'zh_CN' };
  expect(await test_.call(readReview, { id }, inChinese)).toMatchObject({ objectLabel: '光织家居' });
  expect(await test_.call(readReview, { id }, owner)).toMatchObject({ objectLabel: 'Lumen & Loom' });
});
