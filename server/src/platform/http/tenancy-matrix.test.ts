import { testTimeoutMs } from '@console/configs/jest/deadline';
import { operations } from '@console/contracts/operations';
import * as fc from 'fast-check';
import { demoCompanies, firstMerchantId, type DemoLogin } from '@console/demo/ids';
import { newId } from '../db/ids';
import { inputsOf, type IdsOf } from '../../testing/input-arbitrary';
import { ownersOf, sumsOf, type Owner } from '../../testing/record-owners';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** Number of swapped ids for each kind of user; `ID_SWAPS=10000` for a long run. */
const swaps = Number(process.env['ID_SWAPS'] ?? 200);
jest.setTimeout(testTimeoutMs + swaps * 60);

let test: TestApp;
let owners: Map<string, Owner>;

beforeAll(async () => {
  test = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  owners = await ownersOf(test.database);
});
afterAll(() => test.close());

/** Operations that end the session, or belong to the platform or its clock rather than to a company. */
const aside =
  /^\/(cardBin\/(create|update|status|assign|assignments)$|session|clock|onboarding|devopsRelease|devopsModule|public|login)/;
const requests = Object.values(operations).filter(
  ({ path, permission }) => permission !== 'public' && !aside.test(path),
);

const idsOfKind = (prefix: string) => [...owners.keys()].filter((id) => id.startsWith(`${prefix}_`));

/** Returns random ids of records, half of them of other owners. */
function anyIds(isOwn: (owner: Owner) => boolean): IdsOf {
  return (prefix) => {
    const all = idsOfKind(prefix);
    const [own, others] = [true, false].map((mine) => all.filter((id) => isOwn(ownerOf(id)) === mine));
    const pools = [own ?? [], others ?? []].filter((pool) => pool.length > 0);
    return pools.length === 0 ? fc.constant(newId(prefix)) : fc.oneof(...pools.map((pool) => fc.constantFrom(...pool)));
  };
}

const nobody: Owner = { companyId: '', merchantId: null, channelId: null, walletId: null, cardId: null };
const ownerOf = (id: string): Owner => owners.get(id) ?? nobody;

/** Returns the owners of existing records whose ids a response contains. */
function namedIn(response: unknown): Owner[] {
  const ids = JSON.stringify(response).match(/[a-z]+_[0-9A-HJKMNP-TV-Z]{26}/g) ?? [];
  return ids.flatMap((id) => owners.get(id) ?? []);
}

interface Principal {
  login: DemoLogin;
  may: (owner: Owner) => boolean;
  /** Rows that the calls must not change. */
  others: { companyId: string; exceptMerchant?: string };
}

const { aldermoor, lanshi } = demoCompanies;
const principals: Principal[] = [
  { login: 'owner', may: ({ companyId }) => companyId === aldermoor, others: { companyId: lanshi } },
  { login: 'owner.zh', may: ({ companyId }) => companyId === lanshi, others: { companyId: aldermoor } },
  {
    login: 'merchant.owner',
    may: ({ companyId, merchantId }) => companyId === aldermoor && [null, firstMerchantId].includes(merchantId),
    others: { companyId: aldermoor, exceptMerchant: firstMerchantId },
  },
];

it.each(principals)('$login cannot read or change records of others by their ids', async ({ login, may, others }) => {
  const headers = await test.signIn(login);
  const before = await sumsOf(test.database, others);
  const codes = new Map<number, number>();
  const calls = fc.sample(
    fc.oneof(...requests.map((operation) => inputsOf(operation, anyIds(may)).map((input) => ({ operation, input })))),
    swaps,
  );
  for (const { operation, input } of calls) {
    const { code, data } = await test.post(operation.path, input, { ...headers, 'idempotency-key': newId('key') });
    codes.set(code, (codes.get(code) ?? 0) + 1);
    expect([operation.path, input, code]).not.toEqual([operation.path, input, 500]);
    expect([operation.path, input, namedIn(data).filter((owner) => !may(owner))]).toEqual([operation.path, input, []]);
  }
  expect(await sumsOf(test.database, others)).toEqual(before);
  // Enough inputs were valid for a meaningful result.
  expect(codes.get(200)).toBeGreaterThan(swaps / 10);
  expect(codes.get(1003)).toBeGreaterThan(swaps / 50);
  expect(codes.get(401)).toBeUndefined();
});
