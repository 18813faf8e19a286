import { type Agreement, type AgreementStatus, listAgreements } from '@console/contracts/company';
import { columnsOf, filtersOf, statusBadges } from '@console/screens';
import { TextLink } from '@console/ui';
import { versionHref } from './agreement-pages';

export const agreementDicts = ['agreement_status', 'agreement_type'];

export const agreementStatus = statusBadges<AgreementStatus>('agreement_status', {
  DRAFT: { state: 'info', shape: 'ring' },
  PUBLISHED: { state: 'ok', shape: 'dot' },
  ARCHIVED: { state: 'mute', shape: 'dash' },
});

/** A draft can have a title in only one language, or no title. */
const titleOf = ({ title, type }: Agreement, { textOf, label }: Tools): string =>
  textOf(title) || label('agreement_type', type);

interface Tools {
  textOf: (text: Agreement['title']) => string;
  label: (dict: string, code: string) => string;
}

export const useAgreementColumns = columnsOf<Agreement>({ ns: 'agreement', dicts: agreementDicts }, (column) => [
  // A narrow row has no version column, so the title includes the version number to distinguish versions of a type.
  column.text(
    'type',
    ({ type: code, versionNo: no }, { t, label, isNarrow }) => {
      const type = label('agreement_type', code);
      return isNarrow ? t('agreement.name', { type, no }) : type;
    },
    { width: 184, narrow: 'second', give: 'last' },
  ),
  column.own(
    'title',
    (row, tools) => (
      <TextLink quiet href={versionHref(row.id)} onNavigate={tools.navigate}>
        <bdi title={titleOf(row, tools)}>{titleOf(row, tools)}</bdi>
      </TextLink>
    ),
    { width: 232, narrow: 'first', give: 'first', title: 'agreement.titleColumn' },
  ),
  column.count('versionNo', { width: 72, sortable: true }),
  column.status('status', ({ status }, { label }) => agreementStatus(status, label), { width: 112 }),
  column.stacked(
    'effectiveFrom',
    ({ effectiveFrom, isScheduled }, { t }) => ({
      main: effectiveFrom ?? '–',
      small: isScheduled ? t('agreement.scheduled') : null,
    }),
    { width: 112, sortable: true },
  ),
  column.text(
    'acceptanceRequired',
    ({ acceptanceRequired }, { t }) => t(acceptanceRequired ? 'agreement.yes' : 'agreement.no'),
    { width: 96, title: 'agreement.requiredColumn' },
  ),
  column.count('acceptances', { width: 104 }),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 128, give: 'last' }),
  column.time('updatedAt', { sortable: true }),
]);

export const agreementFilters = filtersOf(listAgreements, 'agreement', (filter) => [
  filter.codes('status', 'agreement_status'),
  filter.codes('type', 'agreement_type'),
  filter.flag('acceptanceRequired', 'agreement.onlyRequired'),
]);
