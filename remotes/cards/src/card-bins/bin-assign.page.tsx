import { type BinAssignment, binAssignment, listBinAssignments } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { lazyComponent, usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { AuditHistoryLink, CallFailed, Related, useLocalText, useDialog, useRecord } from '@console/screens';
import { Button, Empty, PageBody, PageHeader, Skeleton, StatusBadge, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click, because most visits only view. */
const AssignDialog = lazyComponent(() => import('./bin-assign.dialog'));

const dialogShape = { assignment: binAssignment.nullable() } as const;

/** Assignments of a BIN: companies and merchants that may issue from it, with number of cards and period. */
export default function BinAssignPage() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty picture="choice" title={t('bin.noId')} />;
  return <AssignPage key={id} id={id} />;
}

function AssignPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(listBinAssignments, { id });
  const columns = useAssignmentColumns();
  const dialog = useDialog('assignment', dialogShape);
  const { data } = result;
  usePageTitle(data && { number: data.bin.bin });
  if (result.at === 'failed' && !data)
    return <CallFailed title={t('assign.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!data)
    return (
      <PageBody>
        <Skeleton rows={6} />
      </PageBody>
    );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => dialog.open({ assignment: null })}>
      {t('assign.add')}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={t('assign.title', { number: data.bin.bin })}
        description={`${textOf(data.bin.productName)} · ${t('assign.about')}`}
      >
        {add}
      </PageHeader>
      <Surface flush>
        <DataTable
          label={t('assign.list')}
          columns={columns}
          rows={data.list}
          rowKey={(row) => row.id}
          onRowOpen={(assignment) => dialog.open({ assignment })}
          rowActions={(assignment) => [
            { key: 'edit', label: t('assign.edit'), icon: 'pencil', onClick: () => dialog.open({ assignment }) },
          ]}
          placeholder={<Empty title={t('assign.none')} />}
        />
      </Surface>
      <Related kind="cardBin" id={id} />
      <AuditHistoryLink kind="cardBin" id={id} />
      {dialog.show(({ assignment }) => (
        <AssignDialog
          binId={id}
          record={assignment}
          companies={data.companies}
          onChanged={() => reload({ background: true })}
          onClose={dialog.close}
        />
      ))}
    </PageBody>
  );
}

function useAssignmentColumns(): Column<BinAssignment>[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return [
    { key: 'company', title: t('assign.companyId'), render: ({ company }) => textOf(company.name) },
    {
      key: 'merchant',
      title: t('card.merchant'),
      render: ({ merchant }) => (merchant ? textOf(merchant.name) : t('assign.everyMerchant')),
    },
    {
      key: 'enabled',
      title: t('card.state'),
      width: 120,
      render: ({ enabled }) => (
        <StatusBadge
          state={enabled ? 'ok' : 'mute'}
          shape={enabled ? 'dot' : 'dash'}
          label={t(enabled ? 'assign.on' : 'assign.off')}
        />
      ),
    },
    {
      key: 'cap',
      title: t('assign.issueCap'),
      width: 104,
      align: 'end',
      render: ({ issueCap }) => (issueCap === null ? t('card.noLimit') : formatCount(issueCap)),
    },
    { key: 'from', title: t('assign.from'), width: 112, render: ({ from }) => from ?? '–' },
    { key: 'to', title: t('assign.to'), width: 112, render: ({ to }) => to ?? '–' },
  ];
}
