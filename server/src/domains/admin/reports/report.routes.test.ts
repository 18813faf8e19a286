import { createHash } from 'node:crypto';
import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import { listCards } from '@console/contracts/cards';
import { downloadJob, listJobs } from '@console/contracts/jobs';
import {
  createReportFormat,
  listReportFormats,
  listReportSources,
  previewReportFormat,
  type ReportFormatDraft,
  updateReportFormat,
} from '@console/contracts/report-formats';
import {
  createReport,
  listReportRuns,
  listReports,
  readReport,
  type ReportDraft,
  runReport,
  setReportStatus,
  updateReport,
} from '@console/contracts/reports';
import { newId } from '../../../platform/db/ids';
import { sql } from '../../../platform/db/sql';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test_: TestApp;
let owner: Record<string, string>;
let auditor: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  [owner, auditor] = [await test_.signIn('owner'), await test_.signIn('auditor')];
});
afterAll(() => test_.close());

let count = 0;
const formatDraft = (rest: Partial<ReportFormatDraft> = {}): ReportFormatDraft => ({
  name: `Frozen cards ${(count += 1)}`,
  source: 'CARDS',
  fileType: 'CSV',
  language: 'en_US',
  columns: [{ field: 'number', header: '=Card' }, { field: 'id' }, { field: 'balance' }],
  sortField: 'balance',
  sortDirection: 'DESC',
  fileName: '{report} {date}',
  ...rest,
});
const makeFormat = (rest: Partial<ReportFormatDraft> = {}) => test_.call(createReportFormat, formatDraft(rest), owner);
const reportDraft = (formatId: string, rest: Partial<ReportDraft> = {}): ReportDraft => ({
  code: `FROZEN_CARDS_${(count += 1)}`,
  name: 'Frozen cards',
  category: 'RISK',
  formatId,
  statuses: ['FROZEN'],
  retentionHours: 24,
  ...rest,
});
const makeReport = async (rest: Partial<ReportDraft> = {}, format: Partial<ReportFormatDraft> = {}) =>
  test_.call(createReport, reportDraft((await makeFormat(format)).id, rest), owner);
const once = (headers = owner) => ({ ...headers, 'idempotency-key': newId('key') });
const refusal = async (path: string, input: object, headers = owner) => {
  const { code, fieldErrors = [] } = (await test_.post(path, input, once(headers))) as {
    code: number;
    fieldErrors?: { field: string; code: string }[];
  };
  return { code, issues: fieldErrors.map(({ field, code: is }) => `${field} ${is}`) };
};
const wrong = (...issues: string[]) => ({ code: codes.invalid, issues });

async function run(id: string, headers = owner) {
  const job = await test_.call(runReport, { id }, once(headers));
  await workAll(test_);
  const ended = (await test_.call(listJobs, {}, headers)).list.find((one) => one.id === job.id);
  const { list } = await test_.call(listReportRuns, { id }, headers);
  return { job: ended, run: list.find((one) => one.id === job.id) };
}

async function fileOf(jobId: string, headers = owner): Promise<Buffer> {
  const { url } = await test_.call(downloadJob, { id: jobId }, headers);
  return (await test_.app.inject({ method: 'GET', url })).rawPayload;
}

describe('refusals', () => {
  it('users without the permission and users of another company are refused', async () => {
    const { id, formatId } = await makeReport();
    const support = await test_.signIn('support');
    for (const path of ['/report/list', '/report/detail', '/report/runs', '/report/run', '/reportFormat/list'])
      expect(await refusal(path, path.endsWith('list') ? {} : { id }, support)).toMatchObject({
        code: codes.noPermission,
      });
    expect(await refusal('/report/create', reportDraft(formatId), auditor)).toMatchObject({ code: codes.noPermission });
    expect(await refusal('/report/status', { id, version: 1, to: 'DISABLED' }, auditor)).toMatchObject({
      code: codes.noPermission,
    });
    const lanshi = await test_.signIn('owner.zh');
    for (const path of ['/report/detail', '/report/runs', '/report/run'])
      expect(await refusal(path, { id }, lanshi)).toMatchObject({ code: codes.notFound });
    expect(await refusal('/reportFormat/detail', { id: formatId }, lanshi)).toMatchObject({ code: codes.notFound });
    expect(await refusal('/report/create', reportDraft(formatId), lanshi)).toMatchObject({ code: codes.notFound });
  });

  it("columns, sort fields and file names that the source doesn't support are refused at creation and change", async () => {
    const bad = formatDraft({
      columns: [{ field: 'number' }, { field: 'pan' }, { field: 'number' }],
      sortField: 'number',
      fileName: '../{secret}',
    });
    const issues = ['columns.2.field DUPLICATE', 'fileName REPORT_FILE_NAME', 'columns.1.field REPORT_FIELD'];
    expect(await refusal(createReportFormat.path, bad)).toEqual(wrong(...issues, 'sortField REPORT_SORT'));
    const { id, version, name } = await makeFormat();
    const { source: _source, ...change } = bad;
    expect(await refusal(updateReportFormat.path, { ...change, id, version })).toEqual(
      wrong(...issues, 'sortField REPORT_SORT'),
    );
    expect(await refusal(createReportFormat.path, formatDraft({ name }))).toEqual(wrong('name NAME_TAKEN'));
  });

  it('unsupported filters and taken codes are refused when a report is created or changed', async () => {
    const { id, version, code, formatId } = await makeReport();
    const other = await makeReport();
    expect(await refusal(createReport.path, reportDraft(formatId, { code, statuses: ['MADE_UP'] }))).toEqual(
      wrong('statuses REPORT_FILTER', 'code CODE_TAKEN'),
    );
    const { id: users } = await makeFormat({
      source: 'USERS',
      columns: [{ field: 'loginName' }],
      sortField: 'loginName',
    });
    expect(
      await refusal(updateReport.path, {
        ...reportDraft(users, { code: other.code, period: 'TODAY', currencies: ['USD'], statuses: [] }),
        id,
        version,
      }),
    ).toEqual(wrong('period REPORT_FILTER', 'currencies REPORT_FILTER', 'code CODE_TAKEN'));
  });

  it('a user who can see a report but not its rows is refused its preview, its run and earlier files', async () => {
    const { id, formatId } = await makeReport();
    const before = await run(id, auditor);
    expect(before.run).toMatchObject({ state: 'SUCCEEDED', canDownload: true });
    const waiting = await test_.call(runReport, { id }, once(auditor));
    await test_.database.owner.execute(sql`
      delete from role_button where button_code = 'cards.card.export'
        and role_id in (select ur.role_id from user_role ur join app_user u on u.id = ur.user_id where u.login_name = 'auditor')`);
    await workAll(test_);
    const { list } = await test_.call(listReportRuns, { id }, auditor);
    expect(list.find((one) => one.id === waiting.id)).toMatchObject({ state: 'FAILED', rows: null });
    expect(await refusal(runReport.path, { id }, auditor)).toMatchObject({ code: codes.noPermission });
    expect(await refusal(downloadJob.path, { id: before.run?.id }, auditor)).toMatchObject({
      code: codes.noPermission,
    });
    expect((await test_.call(readReport, { id }, auditor)).allowedActions).toContainEqual({
      action: 'RUN',
      enabled: false,
      reason: 'SOURCE',
    });
    expect(await refusal(previewReportFormat.path, { id: formatId }, auditor)).toMatchObject({
      code: codes.noPermission,
    });
    expect((await test_.call(listReportSources, {}, owner)).list.map(({ source }) => source)).toContain('CARDS');
  });

  it("a run of a disabled report, a stale version and another user's file are refused", async () => {
    const { id, version } = await makeReport();
    const mine = await run(id);
    expect(await refusal(downloadJob.path, { id: mine.run?.id }, auditor)).toMatchObject({ code: codes.notFound });
    expect((await test_.call(listReportRuns, { id }, auditor)).list[0]).toMatchObject({ canDownload: false });
    await test_.call(setReportStatus, { id, version, to: 'DISABLED' }, owner);
    expect(await refusal(runReport.path, { id })).toMatchObject({ code: codes.transition });
    expect(await refusal(setReportStatus.path, { id, version, to: 'ACTIVE' })).toMatchObject({
      code: codes.versionConflict,
    });
  });
});

test('[seed 3.13] a report has the rows, order, masks and count of the list', async () => {
  const { id, code } = await makeReport();
  const shown = await test_.call(
    listCards,
    { filter: { state: ['FROZEN'] }, sort: [{ field: 'balance', dir: 'desc' }], pageSize: 200 },
    owner,
  );
  const { run: ended, job } = await run(id);
  expect(ended).toMatchObject({ state: 'SUCCEEDED', rows: shown.total, canDownload: true });
  expect(ended?.fileName).toMatch(new RegExp(`^${code} \\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const bytes = await fileOf(job?.id ?? '');
  expect(ended?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const [head, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  // A header that a spreadsheet would read as a formula is escaped.
  expect(head).toBe(`\ufeff"'=Card",Card ID,Balance`);
  expect(lines.slice(0, shown.list.length).map((line) => line.split(',').slice(0, 2))).toEqual(
    shown.list.map((card) => [card.number, card.id]),
  );
  expect(lines).toHaveLength(shown.total);
  const { list } = await test_.call(listAudit, { filter: { objectId: [job?.id ?? ''] } }, owner);
  expect(list.map(({ action }) => action)).toContain(downloadJob.path);
});

test('a file has the language and delimiter of its format, and can be JSON', async () => {
  const semicolon = await makeReport({}, { language: 'zh_CN', delimiter: 'SEMICOLON', encoding: 'UTF8' });
  const { job } = await run(semicolon.id);
  expect((await fileOf(job?.id ?? '')).toString('utf8').split('\r\n')[0]).toBe(`"'=Card";卡片ID;余额`);
  const records = await makeReport({}, { fileType: 'JSON' });
  const { job: other, run: ended } = await run(records.id);
  const read = JSON.parse((await fileOf(other?.id ?? '')).toString('utf8')) as Record<string, unknown>[];
  expect(read).toHaveLength(ended?.rows ?? -1);
  expect(Object.keys(read[0] ?? {})).toEqual(['number', 'id', 'balance']);
  expect(typeof read[0]?.['balance']).toBe('string');
});

test('[seed 3.13] a preview has the first rows of the file, and a changed format applies to the next preview', async () => {
  const format = await makeFormat();
  const { heads, rows } = await test_.call(previewReportFormat, { id: format.id }, owner);
  const { list } = await test_.call(listCards, { sort: [{ field: 'balance', dir: 'desc' }], pageSize: 10 }, owner);
  expect(heads).toEqual(['=Card', 'Card ID', 'Balance']);
  expect(rows.map((cells) => cells.slice(0, 2))).toEqual(list.map(({ number, id }) => [number, id]));
  const { source: _source, ...draft } = formatDraft({ name: format.name, columns: [{ field: 'alias' }] });
  await test_.call(updateReportFormat, { ...draft, id: format.id, version: format.version }, owner);
  expect((await test_.call(previewReportFormat, { id: format.id }, owner)).heads).toEqual(['Alias']);
  const found = await test_.call(listReportFormats, { keyword: format.name }, owner);
  expect(found.list.map(({ id, version }) => ({ id, version }))).toEqual([{ id: format.id, version: 2 }]);
});

test("each source can be run, and the run is its report's latest", async () => {
  for (const { source, columns, sortable } of (await test_.call(listReportSources, {}, owner)).list) {
    const {
      sortField: _sortField,
      sortDirection: _direction,
      ...draft
    } = formatDraft({
      source,
      fileType: 'XLSX',
      columns: columns.slice(0, 40).map(({ field }) => ({ field })),
    });
    const [first] = sortable;
    const format = await test_.call(createReportFormat, { ...draft, ...(first && { sortField: first }) }, owner);
    const report = await test_.call(createReport, reportDraft(format.id, { statuses: [] }), owner);
    expect((await test_.call(previewReportFormat, { id: format.id }, owner)).rows.length).toBeGreaterThan(0);
    const { run: ended } = await run(report.id);
    expect({ source, state: ended?.state, some: (ended?.rows ?? 0) > 0 }).toEqual({
      source,
      state: 'SUCCEEDED',
      some: true,
    });
    const found = await test_.call(listReports, { keyword: report.code }, owner);
    expect(found.list[0]?.lastRun).toMatchObject({ state: 'SUCCEEDED' });
  }
});

it('users with access to a part of the company see only their own runs and have no audit log source', async () => {
  const { id } = await makeReport();
  await run(id);
  await test_.database.owner.execute(sql`
    insert into role_button (company_id, role_id, button_code)
    select u.company_id, r.role_id, b from app_user u join user_role r on r.user_id = u.id,
      unnest(array['admin.report.view', 'admin.report.run', 'admin.report-format.view', 'admin.audit.export', 'cards.card.export']) b
    where u.login_name = 'merchant.owner' on conflict do nothing`);
  const merchant = await test_.signIn('merchant.owner');
  expect((await test_.call(listReportRuns, { id }, merchant)).list).toEqual([]);
  expect((await test_.call(readReport, { id }, merchant)).lastRun).toBeNull();
  const { run: own } = await run(id, merchant);
  expect((await test_.call(listReportRuns, { id }, merchant)).list).toEqual([own]);
  const { list } = await test_.call(listReportSources, {}, merchant);
  expect(list.map(({ source }) => source)).not.toContain('AUDIT');
});
