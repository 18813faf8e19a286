import { codes } from '@console/contracts';
import { countAccountExport, exportAccounts } from '@console/contracts/accounts';
import {
  countCardBinExport,
  countCardExport,
  countCards,
  countLimitRuleExport,
  countShareCardExport,
  countShareGroupExport,
  countWalletLimitRuleExport,
  exportCardBins,
  exportCards,
  exportLimitRules,
  exportShareCards,
  exportShareGroups,
  exportWalletLimitRules,
  listCardBins,
  listCards,
  listLimitRules,
  listShareCards,
  listShareGroups,
  listWalletLimitRules,
} from '@console/contracts/cards';
import { downloadJob, type ExportColumns, type ExportCount, type Job, listJobs } from '@console/contracts/jobs';
import {
  countWalletExport,
  countWalletUserExport,
  exportWallets,
  exportWalletUsers,
  listWallets,
  listWalletUsers,
} from '@console/contracts/wallets';
import { deleteExpiredFiles } from '../files/delete-expired-files.actions';
import { newId } from '../db/ids';
import { workAll } from '../../testing/job-worker';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { unzip } from '../../testing/unzip';

let console_: TestApp;
let operations: Record<string, string>;

beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  operations = await console_.signIn('operations');
});
afterAll(() => console_.close());

async function finished(job: Job, headers = operations): Promise<Job> {
  await workAll(console_);
  const found = (await console_.call(listJobs, {}, headers)).list.find(({ id }) => id === job.id);
  if (!found) throw new Error('The job is gone.');
  return found;
}

const get = (url: string) => console_.app.inject({ method: 'GET', url });

async function bytesOf(job: Job, headers = operations): Promise<Buffer> {
  const { url } = await console_.call(downloadJob, { id: job.id }, headers);
  return (await get(url)).rawPayload;
}

const linesOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n');

test('a CSV file of all cards has the counted number of rows, and a byte order mark', async () => {
  const { total } = await console_.call(countCards, {}, operations);
  expect(await console_.call(countCardExport, {}, operations)).toMatchObject({ count: total });
  const job = await finished(await console_.call(exportCards, { format: 'CSV' }, operations));
  expect(job).toMatchObject({ state: 'SUCCEEDED', total, ok: total, failed: 0 });
  const bytes = await bytesOf(job);
  expect(bytes.length).toBe(job.file?.bytes);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(linesOf(bytes)).toHaveLength(total + 1);
});

test('filter, order and masks are those of the list', async () => {
  const request = {
    filter: { state: ['FROZEN' as const] },
    sort: [{ field: 'balance' as const, dir: 'desc' as const }],
  };
  const { list } = await console_.call(listCards, { ...request, pageSize: 200 }, operations);
  const job = await finished(await console_.call(exportCards, { format: 'CSV', ...request }, operations));
  const [, ...lines] = linesOf(await bytesOf(job));
  const first = lines.slice(0, list.length);
  expect(first.map((line) => line.split(',').at(-1))).toEqual(list.map(({ id }) => id));
  expect(first.map((line) => line.split(',')[0])).toEqual(list.map(({ number }) => number));
});

describe('the columns of a file', () => {
  const request = { format: 'CSV' as const, filter: { state: ['FAILED' as const] } };
  const headOf = async (columns: ExportColumns, headers = operations) => {
    const job = await finished(await console_.call(exportCards, { ...request, columns }, headers), headers);
    return linesOf(await bytesOf(job, headers))[0]?.replace('\ufeff', '');
  };

  test("are the requested columns, in their order, with titles in the user's language", async () => {
    expect(await headOf({ choice: 'CHOSEN', keys: ['state', 'number'] })).toBe('Status,Card number');
    const chinese = { ...operations, language: 'zh_CN' };
    expect(await headOf({ choice: 'SEEN', keys: ['alias', 'balance'] }, chinese)).toBe('卡片别名,余额');
  });

  test('are refused at their field if they are unknown or none', async () => {
    for (const [keys, code] of [
      [['number', 'cipher'], 'CHOICE'],
      [[], 'REQUIRED'],
    ] as const) {
      const headers = { ...operations, 'idempotency-key': newId('key') };
      const columns = { choice: 'CHOSEN', keys };
      expect(await console_.post(exportCards.path, { ...request, columns }, headers)).toMatchObject({
        code: codes.invalid,
        fieldErrors: [{ field: 'columns', code }],
      });
    }
  });

  test('are remembered for each user and list, and returned with their titles', async () => {
    const maker = await console_.signIn('finance.maker');
    expect((await console_.call(countCardExport, {}, maker)).chosen).toBeNull();
    const columns = { choice: 'CHOSEN' as const, keys: ['alias'] };
    await console_.call(exportCards, { ...request, columns }, maker);
    const reported = await console_.call(countCardExport, {}, { ...maker, language: 'zh_CN' });
    expect(reported.chosen).toEqual(columns);
    expect(reported.columns).toContainEqual({ key: 'limitPeriod', title: '限额周期', seenIn: 'limit' });
    expect((await console_.call(countAccountExport, {}, maker)).chosen).toBeNull();
    expect((await console_.call(countCardExport, {}, await console_.signIn('auditor'))).chosen).toBeNull();
  });
});

const lists = [
  { list: listShareGroups, count: countShareGroupExport, start: exportShareGroups, mayNot: 'support' },
  { list: listShareCards, count: countShareCardExport, start: exportShareCards, mayNot: 'support' },
  { list: listWallets, count: countWalletExport, start: exportWallets, mayNot: 'support' },
  { list: listWalletUsers, count: countWalletUserExport, start: exportWalletUsers, mayNot: 'support' },
  { list: listLimitRules, count: countLimitRuleExport, start: exportLimitRules, mayNot: 'risk' },
  { list: listWalletLimitRules, count: countWalletLimitRuleExport, start: exportWalletLimitRules, mayNot: 'risk' },
  { list: listCardBins, count: countCardBinExport, start: exportCardBins, mayNot: 'channel.operator' },
] as const;

describe.each(lists)('$list.path as a file', ({ list, count, start, mayNot }) => {
  const ask = async (path: string, input: object, headers = operations) =>
    (await console_.post(path, input, { ...headers, 'idempotency-key': newId('key') })) as {
      code: number;
      data: unknown;
    };

  test('has the rows of the list in its order, as many as counted, with a value in each column', async () => {
    const found = (await ask(list.path, { pageSize: 200 })).data as { list: { id: string }[]; total: number };
    expect(found.total).toBeGreaterThan(0);
    const counted = (await ask(count.path, {})).data as ExportCount;
    expect(counted.count).toBe(found.total);
    const job = await finished((await ask(start.path, { format: 'CSV' })).data as Job);
    expect(job).toMatchObject({ state: 'SUCCEEDED', total: found.total, ok: found.total });
    const [head = '', ...lines] = linesOf(await bytesOf(job));
    expect(head.replace('\ufeff', '')).toBe(counted.columns.map(({ title }) => title).join(','));
    const first = lines.slice(0, found.list.length);
    expect(first.map((line) => line.split(',').at(-1))).toEqual(found.list.map(({ id }) => id));
    expect(lines.join('\n')).not.toMatch(/undefined|\[object/);
  });

  test('is refused without the permission', async () => {
    const other = await console_.signIn(mayNot);
    expect(await ask(list.path, {}, other)).toMatchObject({ code: codes.ok });
    for (const { path } of [count, start])
      expect(await ask(path, { ...(path === start.path && { format: 'CSV' }) }, other)).toMatchObject({
        code: codes.noPermission,
      });
  });
});

test('contains only selected rows', async () => {
  const { list } = await console_.call(listCards, { pageSize: 10 }, operations);
  const ids = list.slice(3, 6).map(({ id }) => id);
  expect(await console_.call(countCardExport, { ids }, operations)).toMatchObject({ count: 3 });
  const job = await finished(await console_.call(exportCards, { format: 'CSV', ids }, operations));
  expect(
    linesOf(await bytesOf(job))
      .slice(1)
      .map((line) => line.split(',').at(-1)),
  ).toEqual(ids);
});

test("a spreadsheet has typed cells and titles in the user's language", async () => {
  const headers = { ...operations, language: 'zh_CN' };
  const job = await finished(await console_.call(exportAccounts, { format: 'XLSX' }, headers));
  expect(job.total).toBe((await console_.call(countAccountExport, {}, operations)).count);
  expect(job.file?.name).toMatch(/^accounts-2026-03-09-\d{4}Z\.xlsx$/);
  const files = unzip(await bytesOf(job));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row>/g)).toHaveLength(job.total + 1);
  expect(sheet).toContain('可用余额');
  expect(sheet).toMatch(/<c s="7"><v>\d+\.\d\d<\/v><\/c>/);
});

test('a user without access to the expiry gets empty cells, and a filter by it is refused before a job starts', async () => {
  const auditor = await console_.signIn('auditor');
  const hide = (groups: string[]) =>
    console_.database.pool.query("update app_user set hidden_groups = $1 where login_name = 'auditor'", [groups]);
  const sheet = async () => {
    const job = await finished(await console_.call(exportCards, { format: 'CSV' }, auditor), auditor);
    const [head = '', ...lines] = linesOf(await bytesOf(job, auditor));
    const column = head.split(',').indexOf('Valid until');
    return lines.map((line) => line.split(',').at(column - head.split(',').length) ?? 'none');
  };
  expect((await sheet()).every((cell) => /^\d{4}-\d\d-\d\d$/.test(cell))).toBe(true);
  await hide(['CARD_EXPIRY']);
  expect(new Set(await sheet())).toEqual(new Set(['']));
  const key = () => ({ ...auditor, 'idempotency-key': newId('key') });
  const request = { format: 'CSV', filter: { expiryState: ['EXPIRED'] } };
  expect(await console_.post(exportCards.path, request, key())).toMatchObject({ code: codes.noPermission });
  await hide([]);
  expect(await console_.post(exportCards.path, request, key())).toMatchObject({ code: codes.ok });
});

test('a merchant exports its own cards and no others', async () => {
  const merchant = await console_.signIn('merchant.owner');
  const { total } = await console_.call(countCards, {}, merchant);
  const all = await console_.call(countCards, {}, operations);
  expect(total).toBeLessThan(all.total);
  const job = await finished(await console_.call(exportCards, { format: 'CSV' }, merchant), merchant);
  expect(job.total).toBe(total);
});

test('rows are a snapshot: changes during the export have no effect', async () => {
  const job = await console_.call(exportCards, { format: 'CSV', filter: { state: ['FROZEN'] } }, operations);
  const ids = `select id from card where status = 'BLOCKED' limit 1`;
  const before = await finished(job);
  await console_.database.pool.query(`update card set alias = 'renamed meanwhile' where id in (${ids})`);
  expect((await bytesOf(before)).includes('renamed meanwhile')).toBe(false);
});

describe('the download address', () => {
  test('works once, and serves the file as an attachment', async () => {
    const job = await finished(
      await console_.call(exportCards, { format: 'CSV', filter: { state: ['FAILED'] } }, operations),
    );
    const { url, name } = await console_.call(downloadJob, { id: job.id }, operations);
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect((await get(url)).statusCode).toBe(404);
  });

  test('expires after a minute, and the file after a day', async () => {
    const request = { format: 'CSV' as const, filter: { state: ['FAILED' as const] } };
    const job = await finished(await console_.call(exportCards, request, operations));
    const { url } = await console_.call(downloadJob, { id: job.id }, operations);
    console_.clock.advance(61);
    expect((await get(url)).statusCode).toBe(404);
    console_.clock.advance(24 * 60 * 60);
    operations = await console_.signIn('operations');
    const late = await console_.call(downloadJob, { id: job.id }, operations);
    expect((await get(late.url)).statusCode).toBe(404);
    const { database, files } = console_.app.deps;
    await deleteExpiredFiles(database.owner, { files, now: console_.clock.now });
    const gone = (await console_.call(listJobs, {}, operations)).list.find(({ id }) => id === job.id);
    expect(gone).toMatchObject({ state: 'EXPIRED', file: null });
  });

  test('that was never issued is refused', async () => {
    for (const path of ['/files/', `/files/${'x'.repeat(43)}`, '/files/file_1'])
      expect((await get(path)).statusCode).toBe(404);
  });

  test('is only issued to the owner, who must still have the permission to export', async () => {
    const request = { format: 'CSV' as const, filter: { state: ['FAILED' as const] } };
    const job = await finished(await console_.call(exportCards, request, operations));
    const auditor = await console_.signIn('auditor');
    expect(await console_.post('/job/download', { id: job.id }, auditor)).toMatchObject({ code: codes.notFound });
    const audit = await console_.database.pool.query(
      "select count(*)::int as lines from audit_event where object_id = $1 and action = '/job/download'",
      [job.id],
    );
    expect(audit.rows).toEqual([{ lines: 0 }]);
    await console_.call(downloadJob, { id: job.id }, operations);
  });
});
