import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { listNotifications } from '@console/contracts/notifications';
import { decideReview, listReviews, type Review, type ReviewDecision } from '@console/contracts/reviews';
import {
  copyRole,
  createRole,
  readRole,
  readRoleCase,
  readRoleHistory,
  type RoleDetail,
  setRoleStatus,
} from '@console/contracts/roles';
import { demoPassword, demoUsers, roleIdOf } from '@console/demo/ids';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let owner: Headers;
let risk: Headers;
beforeAll(async () => {
  test_ = await openTestApp();
  [owner, risk] = [await test_.signIn('owner'), await test_.signIn('risk')];
});
afterAll(() => test_.close());

const low = 'cards.card.view';
const high = 'cards.card.topup';
let count = 0;
function draftOf(buttons: string[] = [low, high]) {
  count += 1;
  const name = `Desk ${count}`;
  const rest = { descriptionEn: '', descriptionZh: '', accountType: 'WHITELABEL' as const, allMerchantAccess: true };
  return { nameEn: name, nameZh: name, ...rest, buttons };
}
const make = (buttons?: string[], by = owner) => test_.call(createRole, draftOf(buttons), by);
const read = (id: string, by = owner) => test_.call(readRole, { id }, by);
async function save(id: string, buttons: string[], by = owner) {
  const { version } = await read(id, by);
  return test_.post('/role/update', { id, version, ...draftOf(buttons) }, by);
}
async function waiting({ id }: Pick<RoleDetail, 'id'>, by = owner): Promise<Review> {
  const { list } = await test_.call(listReviews, { filter: { kind: ['ROLE_GRANT'] } }, by);
  const found = list.find(({ objectId, endedAt }) => objectId === id && endedAt === null);
  if (!found) throw new Error('Nothing waits');
  return found;
}
const decide = ({ id, version }: Review, decision: ReviewDecision, by: Headers) =>
  test_.post(decideReview.path, { id, version, decision, note: 'Seen.' }, { 'idempotency-key': newId('key'), ...by });
const give = (userId: string, roleId: string) =>
  test_.database.owner.execute(sql`
    insert into user_role (company_id, user_id, role_id) select company_id, id, ${roleId} from app_user where id = ${userId}`);
const take = (userId: string, roleId: string) =>
  test_.database.owner.execute(sql`delete from user_role where user_id = ${userId} and role_id = ${roleId}`);
const hold = (roleId: string, button: string) =>
  test_.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code) select company_id, id, ${button} from role where id = ${roleId}
    on conflict do nothing`);

describe('the requester', () => {
  it("can't approve the request, not even with a second role, a copy or another save", async () => {
    const role = await make();
    const second = await make([low]);
    await hold(second.id, 'admin.role.approve');
    await give(demoUsers.owner, second.id);
    expect(await decide(await waiting(role), 'APPROVE', owner)).toMatchObject({
      code: codes.ownItem,
      data: { reason: 'OWN_ITEM' },
    });
    await take(demoUsers.owner, second.id);
    const { id, version } = await read(role.id);
    const copy = await test_.call(copyRole, { id, version, nameEn: 'Copied', nameZh: 'Copied' }, owner);
    expect(copy).toMatchObject({ buttons: [low], requested: null });
    expect((await save(id, [low, high])).code).toBe(codes.ok);
    expect((await decide(await waiting(role), 'APPROVE', owner)).code).toBe(codes.ownItem);
    expect((await read(id)).buttons).toEqual([low]);
  });

  it('needs approval for a copy of a role with high-risk permissions', async () => {
    const { version } = await read(roleIdOf('operations'));
    const named = { id: roleIdOf('operations'), version, nameEn: 'Second shift', nameZh: '第二班' };
    const copy = await test_.call(copyRole, named, owner);
    expect(copy.buttons).toContain(low);
    expect(copy.buttons).not.toContain(high);
    expect(copy.requested).toMatchObject({ by: 'Margaret Osei', isOwn: true });
    expect(copy.requested?.buttons).toContain(high);
  });
});

it("a user of the role and a user without the permission can't approve its request", async () => {
  const role = await make();
  await give(demoUsers.risk, role.id);
  const review = await waiting(role);
  expect(await decide(review, 'APPROVE', risk)).toMatchObject({ code: codes.ownItem, data: { reason: 'OWN_ROLE' } });
  await take(demoUsers.risk, role.id);
  expect((await decide(review, 'APPROVE', await test_.signIn('operations'))).code).toBe(codes.notFound);
  expect((await decide(review, 'APPROVE', await test_.signIn('auditor'))).code).toBe(codes.noPermission);
  expect((await read(role.id)).buttons).toEqual([low]);
});

describe('a late approval', () => {
  it('is refused if the role has changed, and the request is closed', async () => {
    const role = await make();
    const review = await waiting(role);
    await test_.database.owner.execute(sql`update role set version = version + 1 where id = ${role.id}`);
    expect((await decide(review, 'APPROVE', risk)).code).toBe(codes.versionConflict);
    expect(await read(role.id)).toMatchObject({ buttons: [low], requested: null });
  });

  it('is refused if another change has replaced the request, and disabling the role closes it', async () => {
    const role = await make();
    const review = await waiting(role);
    expect((await save(role.id, [low, 'cards.card.withdraw'])).code).toBe(codes.ok);
    expect((await decide(review, 'APPROVE', risk)).code).toBe(codes.transition);
    const { version, requested } = await read(role.id);
    expect(requested?.buttons).toEqual(['cards.card.withdraw']);
    await test_.call(setRoleStatus, { id: role.id, version, status: 'DISABLED' }, owner);
    expect((await read(role.id)).requested).toBeNull();
  });

  it('is refused while the requester lacks the requested permission', async () => {
    const keeper = await make([low]);
    for (const button of ['admin.role.view', 'admin.role.save', high]) await hold(keeper.id, button);
    await give(demoUsers.support, keeper.id);
    const role = await make([low, high], await test_.signIn('support'));
    await test_.database.owner.execute(
      sql`delete from role_button where role_id = ${keeper.id} and button_code = ${high}`,
    );
    const refused = { code: codes.transition, data: { reason: 'REQUESTER_LACKS' } };
    expect(await decide(await waiting(role), 'APPROVE', risk)).toMatchObject(refused);
    await hold(keeper.id, high);
    await take(demoUsers.support, keeper.id);
    expect(await decide(await waiting(role), 'APPROVE', owner)).toMatchObject(refused);
    await give(demoUsers.support, keeper.id);
    expect((await decide(await waiting(role), 'APPROVE', owner)).code).toBe(codes.ok);
  });

  it("is refused if the company's modules no longer include the permission", async () => {
    const lanshi = await test_.signIn('owner.zh');
    const draft = { ...draftOf(), accountType: 'MERCHANT' as const, allMerchantAccess: false };
    const role = await test_.call(createRole, draft, lanshi);
    const checker = await make([low], lanshi);
    for (const button of ['admin.role.view', 'admin.role.approve', 'reviews.review.view'])
      await hold(checker.id, button);
    const added = newId('user');
    await test_.database.owner.execute(sql`
      insert into app_user (id, company_id, login_name, nickname, password_hash, account_type, email, language, timezone, created_at, updated_at)
      select ${added}, company_id, 'checker.zh', '沈二', password_hash, account_type, 'checker@lanshi.example', language, timezone, created_at, updated_at
      from app_user where id = ${demoUsers['owner.zh']}`);
    await give(added, checker.id);
    const { headers } = await test_.enter('checker.zh', demoPassword);
    const review = await waiting(role, lanshi);
    await test_.database.owner.execute(
      sql`update product_module set account_types = array_remove(account_types, 'MERCHANT')`,
    );
    expect(await decide(review, 'APPROVE', headers)).toMatchObject({ data: { reason: 'NOT_IN_MODULES' } });
    await test_.database.owner.execute(
      sql`update product_module set account_types = array_append(account_types, 'MERCHANT')`,
    );
    expect((await read(role.id, lanshi)).buttons).toEqual([low]);
  });
});

it('low-risk permissions apply immediately, and high-risk permissions after approval, also on open pages', async () => {
  const role = await make();
  expect(role).toMatchObject({ buttons: [low], requested: { buttons: [high], by: 'Margaret Osei', isOwn: true } });
  await give(demoUsers.newcomer, role.id);
  const review = await waiting(role, risk);
  expect(review).toMatchObject({ objectLabel: role.name.en_US, reason: 'HIGH_RISK', maker: { name: 'Margaret Osei' } });
  const inbox = await test_.call(listNotifications, {}, risk);
  expect(inbox.list.some(({ type, label }) => type === 'REVIEW_WAITING' && label.includes(role.name.en_US))).toBe(true);
  expect(await test_.call(readRoleCase, { id: review.id }, risk)).toMatchObject({
    id: role.id,
    users: 1,
    buttons: [high],
  });
  expect((await decide(review, 'APPROVE', risk)).code).toBe(codes.ok);
  expect(await read(role.id)).toMatchObject({ buttons: [high, low], requested: null, version: role.version + 1 });
  const { list } = await test_.call(readRoleHistory, { id: role.id }, owner);
  expect(list).toMatchObject([
    { action: decideReview.path, by: 'Wei Ling Tan', after: { granted: [high] } },
    { action: createRole.path, by: 'Margaret Osei', after: { granted: [low], requestedButtons: [high] } },
  ]);
  const { total } = await test_.call(
    listAudit,
    { filter: { objectType: ['role'], action: [decideReview.path] } },
    owner,
  );
  expect(total).toBeGreaterThan(0);
});

it("a rejected or withdrawn request doesn't change the role, and can be submitted again", async () => {
  const role = await make();
  expect((await decide(await waiting(role), 'REJECT', risk)).code).toBe(codes.ok);
  expect(await read(role.id)).toMatchObject({ buttons: [low], requested: null });
  expect((await save(role.id, [low, high])).code).toBe(codes.ok);
  expect((await decide(await waiting(role), 'WITHDRAW', risk)).code).toBe(codes.noPermission);
  expect((await decide(await waiting(role), 'WITHDRAW', owner)).code).toBe(codes.ok);
  expect((await read(role.id)).requested).toBeNull();
  expect((await save(role.id, [])).code).toBe(codes.ok);
  expect((await read(role.id)).buttons).toEqual([]);
});

it('extending the reach of an approved role requires a new approval', async () => {
  const named = { ...draftOf(), allMerchantAccess: false };
  const role = await test_.call(createRole, named, owner);
  expect((await decide(await waiting(role, risk), 'APPROVE', risk)).code).toBe(codes.ok);
  const { version } = await read(role.id);
  const wider = { id: role.id, version, ...named, allMerchantAccess: true };
  expect((await test_.post('/role/update', wider, owner)).code).toBe(codes.ok);
  expect(await read(role.id)).toMatchObject({ buttons: [low], requested: { buttons: [high] } });
});

it("a user who can approve but can't see reviews is not an eligible approver", async () => {
  const cannotSee = await make([low]);
  await hold(cannotSee.id, 'admin.role.approve');
  await give(demoUsers.newcomer, cannotSee.id);
  await test_.database.owner.execute(sql`
    delete from role_button where button_code = 'admin.role.approve' and role_id not in (${cannotSee.id}, ${roleIdOf('owner')})`);
  const role = await make();
  expect((await waiting(role)).state).toBe('STUCK');
});
