import { codes, type InputOf } from '@console/contracts';
import { readTrialBalance, verifyLedger } from '@console/contracts/accounts';
import { createInvoice, type InvoiceDetail, listInvoices, payInvoice, readInvoice } from '@console/contracts/company';
import { decideReview, listReviews, readReview } from '@console/contracts/reviews';
import { demoUsers } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

type Headers = Record<string, string>;

let test_: TestApp;
let maker: Headers;
let checker: Headers;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  maker = await test_.signIn('finance.maker');
  checker = await test_.signIn('finance.checker');
});
afterAll(() => test_.close());

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const draft: InputOf<typeof createInvoice> = {
  reference: 'PO 4711',
  issueDate: '2026-03-09',
  dueDate: '2026-03-31',
  period: null,
  currency: 'USD',
  lines: [
    { type: 'SERVICE', content: 'Platform service', quantity: '1', rate: '100' },
    { type: 'ACTIVITY', content: 'Authorizations', quantity: '333', rate: '0.0125' },
    { type: 'REBATE', content: 'Volume rebate', quantity: '1', rate: '-4.16' },
    { type: 'TAX', content: 'Service tax', quantity: '1', rate: '10' },
  ],
};

const create = (some: Partial<typeof draft> = {}) => test_.call(createInvoice, { ...draft, ...some }, maker);
const fieldsOf = async (operation: { path: string }, input: unknown) => {
  const { code, fieldErrors } = await test_.post(operation.path, input, { ...maker, ...submission() });
  return [code, fieldErrors?.map(({ field, code: why }: { field: string; code: string }) => [field, why])];
};
const decide = async (made: InvoiceDetail, decision: 'APPROVE' | 'REJECT' | 'WITHDRAW', by: Headers) =>
  test_.post(
    decideReview.path,
    { id: made.review?.id, version: 1, decision, note: 'As agreed' },
    { ...by, ...submission() },
  );
const read = (id: string) => test_.call(readInvoice, { id }, maker);
const pay = (made: InvoiceDetail, amount: string, some = {}) =>
  test_.post(
    payInvoice.path,
    { id: made.id, version: made.version, amount: usd(amount), paidOn: '2026-03-09', reference: 'SWIFT 1', ...some },
    { ...maker, ...submission() },
  );
const balances = async () => {
  const { list } = await test_.call(readTrialBalance, {}, maker);
  /** Returns the debits less the credits in USD. */
  const of = (code: string) => {
    const row = list.find((one) => one.code === code && one.currency === 'USD');
    return ((cents(row?.debit.amount ?? '0') - cents(row?.credit.amount ?? '0')) / 100).toFixed(2);
  };
  return { owed: of('FEE_RECEIVABLE'), bank: of('BANK_CLEARING'), rebate: of('FEE_INCOME:REBATE') };
};
const cents = (amount: string) => Math.round(Number(amount) * 100);

test('an invoice totals its lines, needs a second approver, and is booked as a receivable on approval', async () => {
  const made = await create();
  expect(made).toMatchObject({
    reference: 'PO 4711',
    client: { companyNo: 'CO-0001', name: { en_US: 'Aldermoor Payments Ltd.' } },
    // 333 × 0.0125 is 4.1625.
    subtotal: usd('100.00'),
    tax: usd('10.00'),
    total: usd('110.00'),
    state: 'PENDING_REVIEW',
    payment: null,
    period: null,
  });
  expect(made.number).toMatch(/^INV-202603-\d{6}$/);
  expect(made.lines[1]).toMatchObject({ quantity: '333', rate: '0.0125', total: usd('4.16') });
  expect((await decide(made, 'APPROVE', maker)).code).toBe(codes.noPermission);
  expect((await pay(made, '1.00')).code).toBe(codes.transition);
  const before = await balances();
  expect((await decide(made, 'APPROVE', checker)).code).toBe(codes.ok);
  const after = await balances();
  expect(await read(made.id)).toMatchObject({ state: 'APPROVED', payment: 'UNPAID' });
  expect(cents(after.owed) - cents(before.owed)).toBe(11_000);
  expect(cents(after.rebate) - cents(before.rebate)).toBe(416);
  expect((await decide(made, 'REJECT', checker)).code).not.toBe(codes.ok);
  expect((await test_.call(verifyLedger, {}, maker)).isSound).toBe(true);
});

test("payments are recorded in parts and can't exceed the open amount", async () => {
  const made = await create({ dueDate: '2026-03-09' });
  await decide(made, 'APPROVE', checker);
  const approved = await read(made.id);
  const before = await balances();
  // Only one of twelve concurrent requests with the same version succeeds.
  const all = await Promise.all(Array.from({ length: 12 }, () => pay(approved, '40.00')));
  expect(all.filter(({ code }) => code === codes.ok)).toHaveLength(1);
  expect(all.filter(({ code }) => code === codes.versionConflict)).toHaveLength(11);
  const part = await read(made.id);
  expect(part).toMatchObject({ payment: 'PARTIAL', paid: usd('40.00'), payments: [{ amount: usd('40.00') }] });
  const about = { id: made.id, version: part.version, paidOn: '2026-03-09', reference: 'SWIFT 2' };
  expect(await fieldsOf(payInvoice, { ...about, amount: usd('70.01') })).toEqual([
    codes.invalid,
    [['amount', 'MAX_AMOUNT']],
  ]);
  expect(await fieldsOf(payInvoice, { ...about, amount: usd('0') })).toEqual([codes.invalid, [['amount', 'AMOUNT']]]);
  expect(await fieldsOf(payInvoice, { ...about, amount: { amount: '1', currency: 'EUR' } })).toEqual([
    codes.invalid,
    [['amount', 'CURRENCY']],
  ]);
  expect(await fieldsOf(payInvoice, { ...about, amount: usd('1'), paidOn: '2026-03-10' })).toEqual([
    codes.invalid,
    [['paidOn', 'INVOICE_PAID_DAY']],
  ]);
  expect((await pay(part, '70.00')).code).toBe(codes.ok);
  const whole = await read(made.id);
  expect(whole).toMatchObject({ payment: 'PAID', paid: usd('110.00') });
  expect((await pay(whole, '0.01')).code).toBe(codes.transition);
  const after = await balances();
  expect(cents(after.bank) - cents(before.bank)).toBe(11_000);
  expect(cents(after.owed) - cents(before.owed)).toBe(-11_000);
});

test('a rejected invoice is shown as cancelled, a withdrawn one is hidden, and both are final', async () => {
  const rejected = await create();
  await decide(rejected, 'REJECT', checker);
  expect(await read(rejected.id)).toMatchObject({ state: 'CANCELLED', payment: null });
  const taken = await create();
  expect((await decide(taken, 'WITHDRAW', maker)).code).toBe(codes.ok);
  expect((await test_.post(readInvoice.path, { id: taken.id }, maker)).code).toBe(codes.notFound);
  const { list } = await test_.call(listInvoices, { pageSize: 200, keyword: taken.number }, maker);
  expect(list).toEqual([]);
  for (const made of [rejected, taken]) expect((await decide(made, 'APPROVE', checker)).code).not.toBe(codes.ok);
  const next = await create();
  expect(next.number > taken.number).toBe(true);
});

test('a period has at most one active invoice, also for concurrent requests', async () => {
  const period = { from: '2026-04-01', to: '2026-04-30' };
  const all = await Promise.all(
    Array.from({ length: 4 }, () =>
      test_.post(createInvoice.path, { ...draft, period }, { ...maker, ...submission() }),
    ),
  );
  expect(all.filter(({ code }) => code === codes.ok).length).toBe(1);
  expect(all.filter(({ code }) => code === codes.invalid).length).toBe(3);
  const made = all.find(({ code }) => code === codes.ok)?.data as InvoiceDetail;
  expect(await fieldsOf(createInvoice, { ...draft, period })).toEqual([
    codes.invalid,
    [['period.from', 'INVOICE_PERIOD']],
  ]);
  await decide(made, 'REJECT', checker);
  expect((await create({ period })).period).toEqual(period);
});

const [first] = draft.lines;
test.each([
  [{ dueDate: '2026-03-08' }, 'dueDate', 'DAY_ORDER'],
  [{ period: { from: '2026-03-02', to: '2026-03-01' } }, 'period.to', 'DAY_ORDER'],
  [{ lines: [] }, 'lines', 'REQUIRED'],
  [{ lines: [{ ...first, rate: '-1' }] }, 'lines.0.rate', 'INVOICE_SIGN'],
  [{ lines: [{ ...first, quantity: '0.000' }] }, 'lines.0.quantity', 'INVOICE_QUANTITY'],
  [{ lines: [{ ...first, quantity: 'many' }] }, 'lines.0.quantity', 'FORMAT'],
  [{ lines: [{ ...first, rate: '0.001' }] }, 'lines', 'INVOICE_TOTAL'],
  [{ lines: [{ ...first, quantity: '999999999', rate: '999999999' }] }, 'lines', 'INVOICE_MOST'],
])('%j is refused at its field', async (some, field, code) => {
  expect(await fieldsOf(createInvoice, { ...draft, ...some })).toEqual([codes.invalid, [[field, code]]]);
});

test('the demo has 40 paid, unpaid and overdue invoices, and the ledger has the same open amount', async () => {
  const { list, total } = await test_.call(listInvoices, { pageSize: 200, filter: { currency: ['USD'] } }, maker);
  expect(total).toBe(list.length);
  for (const payment of ['PAID', 'UNPAID', 'OVERDUE'] as const) {
    const found = await test_.call(listInvoices, { pageSize: 200, filter: { payment: [payment] } }, maker);
    expect(found.list.length).toBeGreaterThan(0);
    expect(found.list.map((one) => one.payment)).toEqual(found.list.map(() => payment));
  }
  const open = list.filter(({ state }) => state === 'APPROVED');
  const sum = open.reduce((left, one) => left + cents(one.total.amount) - cents(one.paid.amount), 0);
  expect(sum).toBe(cents((await balances()).owed));
});

test('a company sees only its own invoices, and a merchant sees none', async () => {
  const lanshi = await test_.signIn('owner.zh');
  const { list } = await test_.call(listInvoices, { pageSize: 200 }, lanshi);
  expect(new Set(list.map(({ client }) => client.companyNo))).toEqual(new Set(['CO-0002']));
  const [theirs] = list;
  expect((await test_.post(readInvoice.path, { id: theirs?.id }, maker)).code).toBe(codes.notFound);
  const merchant = await test_.signIn('merchant.owner');
  expect((await test_.post(listInvoices.path, {}, merchant)).code).toBe(codes.noPermission);
  // Even with a permission that was granted by mistake, a merchant has no invoices.
  await test_.database.pool.query(
    `insert into role_button (company_id, role_id, button_code)
     select company_id, role_id, 'company.invoice.view' from user_role where user_id = '${demoUsers['merchant.owner']}'`,
  );
  expect((await test_.call(listInvoices, {}, merchant)).list).toEqual([]);
});

test('approvers see the review of an invoice with its amount', async () => {
  const made = await create();
  const { list } = await test_.call(listReviews, { keyword: made.number }, checker);
  expect(list).toMatchObject([{ kind: 'INVOICE', objectLabel: made.number, amount: usd('110.00'), reason: 'ONE_OFF' }]);
  // An approver of cards only has no access to invoices.
  const risk = await test_.signIn('risk');
  expect((await test_.call(listReviews, { keyword: made.number }, risk)).list).toEqual([]);
  expect((await test_.post(readReview.path, { id: made.review?.id }, risk)).code).toBe(codes.notFound);
  expect((await test_.call(listReviews, { pageSize: 200 }, risk)).list.map(({ kind }) => kind)).not.toContain(
    'INVOICE',
  );
});
