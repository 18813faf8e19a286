import { listSendRecords, type SendRecord, type SendState } from '@console/contracts/send-records';
import { columnsOf, filtersOf, statusBadges } from '@console/screens';
import { Moment } from '@console/ui';
import { sendRecordHref } from './send-record-pages';

export const sendRecordDicts = ['send_state', 'mail_template'] as const;

export const sendStateOf = statusBadges<SendState>('send_state', {
  QUEUED: { state: 'info', shape: 'ring' },
  SENDING: { state: 'info', shape: 'dot' },
  SENT: { state: 'ok', shape: 'check' },
  FAILED: { state: 'bad', shape: 'cross' },
  SUPPRESSED: { state: 'mute', shape: 'dash' },
});

export const useSendRecordColumns = columnsOf<SendRecord>({ ns: 'sendRecord', dicts: sendRecordDicts }, (column) => [
  column.link('subject', { href: ({ id }) => sendRecordHref(id), width: 280 }),
  column.text('template', ({ template }, { label }) => (template === '' ? '' : label('mail_template', template)), {
    width: 176,
  }),
  column.text('to', ({ to }) => to, { width: 196, narrow: 'second' }),
  column.text('language', ({ language }, { t }) => (language ? t(`sendRecord.language.${language}`) : ''), {
    width: 96,
  }),
  column.status('state', ({ state }, { label }) => sendStateOf(state, label), { width: 112 }),
  column.count('attempts', { width: 88 }),
  column.text('lastError', ({ lastError }) => lastError, { give: 'first' }),
  column.time('createdAt', { sortable: true }),
  column.own('sentAt', ({ sentAt }, { zone }) => (sentAt ? <Moment at={sentAt} zone={zone} /> : '–'), {
    width: 140,
    align: 'end',
  }),
]);

export const sendRecordFilters = filtersOf(listSendRecords, 'sendRecord', (filter) => [
  filter.codes('state', 'send_state'),
  filter.codes('template', 'mail_template'),
  filter.days('createdAt'),
]);
