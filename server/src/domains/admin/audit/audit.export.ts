import { localeOf, type Language } from '@console/contracts';
import type { AuditDetail, AuditLine } from '@console/contracts/audit';
import { auditDicts, changeTexts, codeSayer, reasonText, type Saying } from '@console/contracts/audit-texts';
import { datasetOf, type Labels } from '../../../platform/exports/dataset';
import { fileColumns } from '../../../platform/exports/file-columns';
import { clockIn } from '../../../platform/exports/table-writer';
import { refuseParts } from '../../../platform/http/whole-company';
import { withDecisionsAndNames } from './audit-file.query';
import { auditListing, lineOf } from './audit-list.query';

interface FileLine extends AuditLine {
  hash: string;
  approvedBy: string | null;
  rejectedBy: string | null;
  names: AuditDetail['names'];
  clock: (at: string) => string;
}

const column = fileColumns<FileLine>();

/** Export of the audit log. Each row has the hash of its entry, as a proof of the log's content. */
export const auditExport = datasetOf({
  name: 'audit-log',
  dicts: [...auditDicts, 'yes_no'],
  listing: async (query, context) => {
    refuseParts(context.actor);
    return withDecisionsAndNames(await auditListing(query, context));
  },
  shown: ({ actor }) => {
    const clock = clockIn(actor.timezone);
    return (row) => ({
      ...lineOf(row, actor),
      hash: row.hash,
      approvedBy: row.approved_by,
      rejectedBy: row.rejected_by,
      names: row.names ?? [],
      clock,
    });
  },
  columns: [
    column.count('seq', ['No.', '序号']),
    column.time('at', ['Time', '时间']),
    column.text('actor', ['Who', '操作人'], {
      of: ({ actorName, actorId }) => (actorId === 'system' ? '' : actorName),
    }),
    column.code('action', ['What', '操作'], 'audit_action', { width: 32 }),
    column.code('objectType', ['Type', '类型'], 'audit_object', { seenIn: 'object', width: 20 }),
    column.text('object', ['On', '对象'], { width: 28, of: ({ objectLabel }) => objectLabel }),
    column.text('objectId', ['Object id', '对象编号'], { seenIn: 'object', width: 34 }),
    column.code('result', ['Result', '结果'], 'audit_result'),
    column.own('changes', ['Changes', '变更内容'], {
      seenIn: 'object',
      width: 48,
      cell: ({ before, after, ...line }, labels, language) =>
        changeTexts(before, after, sayingOf(line, labels, language)).join(language === 'zh_CN' ? '；' : '; ') || null,
    }),
    column.own('reason', ['Reason', '原因'], {
      seenIn: 'object',
      width: 36,
      cell: ({ reason }, labels, language) => reasonText(reason, codeSayer(labels, language)) || null,
    }),
    column.text('approvedBy', ['Approved by', '审批人'], { seenIn: 'object' }),
    column.text('rejectedBy', ['Rejected by', '驳回人'], { seenIn: 'object' }),
    column.text('ip', ['Address', 'IP地址'], { width: 16 }),
    column.text('traceId', ['Request', '请求编号'], { seenIn: 'seq', width: 30 }),
    column.text('hash', ['Hash', '哈希'], { seenIn: 'seq', width: 66 }),
  ],
});

const regions = {
  en_US: new Intl.DisplayNames([localeOf('en_US')], { type: 'region' }),
  zh_CN: new Intl.DisplayNames([localeOf('zh_CN')], { type: 'region' }),
};

/** Formats values for the file: times in the requester's time zone, amounts unchanged. */
const sayingOf = ({ names, clock }: Pick<FileLine, 'names' | 'clock'>, labels: Labels, language: Language): Saying => ({
  code: codeSayer(labels, language),
  money: ({ amount, currency }) => `${amount} ${currency}`,
  moment: clock,
  day: (day) => day,
  country: (code) => regions[language].of(code) ?? code,
  number: String,
  yesNo: (is) => labels('yes_no', is ? 'YES' : 'NO'),
  list: (texts) => texts.join(language === 'zh_CN' ? '、' : ', '),
  record: (id) => names.find((one) => one.id === id)?.name[language],
  language,
});
