import { countAuditExport, exportAudit, listAudit, type AuditLine } from '@console/contracts/audit';
import { lazyComponent } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { ExportButton, ListScreen, ListTable, useList, type List } from '@console/screens';
import { useCan } from '@console/session';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditChain } from './audit-chain';
import { useAuditColumns } from './use-audit-columns';
import { filterKinds, useAuditFilters, useAuditTabs } from './use-audit-filters';

/** Loaded with the first entry that is opened. */
const AuditLineDialog = lazyComponent(() => import('./audit-line.dialog'));

const options = { filters: filterKinds, sort: { key: 'at', dir: 'desc' } } as const;

export default function AuditList() {
  const { t } = useTranslation();
  const list = useList(listAudit, options);
  const filters = useAuditFilters(list.result.data?.list ?? []);
  const tabs = useAuditTabs();
  const columns = useAuditColumns();
  const { shown, show } = useShownLine();
  const open = useCallback(({ id }: AuditLine) => show(id), [show]);
  const labels = {
    label: t('audit.title'),
    failed: t('audit.failed'),
    none: t('audit.none'),
    noneText: t('audit.noneText'),
    noMatch: t('audit.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('audit.title')}
      actions={
        <>
          <AuditExport list={list} />
          <AuditChain />
        </>
      }
      searchLabel={t('audit.search')}
      tabs={{ label: t('audit.views'), filter: 'result', items: tabs }}
      filters={filters}
    >
      <ListTable list={list} labels={labels} columns={columns} onOpen={open} picture="history" />
      {shown !== null && (
        <AuditLineDialog id={shown} lines={list.result.data?.list ?? []} onShow={show} onClose={() => show(null)} />
      )}
    </ListScreen>
  );
}

function AuditExport({ list }: { list: List<AuditLine> }) {
  const { t } = useTranslation();
  const mayExport = useCan('admin.audit.export');
  if (!mayExport) return null;
  return (
    <ExportButton
      title={t('audit.export')}
      query={list.query}
      views={list.views}
      count={countAuditExport}
      start={exportAudit}
    />
  );
}

/** Open entry, stored in the address so that links can open it. */
function useShownLine() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      if (id === null) next.delete('line');
      else next.set('line', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('line'), show };
}
