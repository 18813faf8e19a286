import { type ApiKey, createApiKey } from '@console/contracts/merchants';
import { lazyComponent } from '@console/remote-kit';
import { type List, ListBlock, ListTable, useCounts, useDialog, useList, type ListTab } from '@console/screens';
import { useCan } from '@console/session';
import { Button, TextLink } from '@console/ui';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyActions } from './api-key-actions';
import { apiKeyFilters, merchantKeyFilters, useApiKeyColumns } from './api-key-columns';
import { operationsOf } from './api-key-operations';
import { ApiKeySecretDialog } from './api-key-secret.dialog';
import classes from './api-keys.module.css';
import { type MadeSecret, ShowSecret } from './show-secret';
import { useShownKey } from './use-shown-key';

/** Loaded with the first key that is opened or created. */
const ApiKeyDialog = lazyComponent(() => import('./api-key.dialog'));
const ApiKeyCreateDialog = lazyComponent(() => import('./api-key-create.dialog'));

const allOptions = { filters: apiKeyFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;
const merchantOptions = { filters: merchantKeyFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

interface ApiKeyListProps {
  /** Merchant whose keys are listed; null for all keys of the company. */
  merchant?: { id: string; name: string } | null;
}

/** API keys with their actions, as a part of a page. */
export function ApiKeyList({ merchant = null }: ApiKeyListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { list, filters, tabs } = useKeys(merchant);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const [turn, setTurn] = useState(0);
  const reload = () => {
    list.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { rowActions, dialog } = apiKeyActions.useActions({ reload });
  const creating = useDialog('apiKey new', {});
  const canSave = useCan(createApiKey.permission);
  const create = canSave && (
    <Button variant="primary" icon="plus" onClick={() => creating.open({})}>
      {t('apiKey.create')}
    </Button>
  );
  return (
    <ShowSecret value={setMade}>
      <section className={classes.part} aria-labelledby={titleId}>
        <header className={classes.head}>
          <div>
            <h2 id={titleId}>{t('apiKey.title')}</h2>
            <p>{t(merchant ? 'apiKey.aboutMerchant' : 'apiKey.about')}</p>
          </div>
          <div className={classes.headEnd}>
            <TextLink href="/openapi">{t('apiKey.documentation')}</TextLink>
            {create}
          </div>
        </header>
        <ListBlock list={list} searchLabel={t('apiKey.search')} tabs={tabs} filters={filters}>
          <KeyTable list={list} rowActions={rowActions} turn={turn} create={create} isOfMerchant={merchant !== null} />
        </ListBlock>
        {dialog}
        {creating.show(() => (
          <ApiKeyCreateDialog merchant={merchant} onDone={reload} onClose={creating.close} />
        ))}
        {made && <ApiKeySecretDialog made={made} onClose={() => setMade(null)} />}
      </section>
    </ShowSecret>
  );
}

/** Rows, filters, and tabs with counts. */
function useKeys(merchant: ApiKeyListProps['merchant']) {
  const { t } = useTranslation();
  const merchantId = merchant?.id ?? null;
  const operations = useMemo(() => operationsOf(merchantId), [merchantId]);
  const filters = (merchant ? merchantKeyFilters : apiKeyFilters).useFilters();
  const { list, countOf } = useCounts(useList(operations.list, merchant ? merchantOptions : allOptions), {
    operation: operations.counts,
    tabs: 'status',
  });
  const items = viewsOf(filters, { all: t('kit.all'), countOf });
  return { list, filters, tabs: { label: t('apiKey.views'), filter: 'status', items } };
}

interface KeyTableProps {
  list: List<ApiKey>;
  rowActions: (key: ApiKey) => RowAction[];
  /** Number of changes so far; each change reloads the open key. */
  turn: number;
  create: ReactNode;
  isOfMerchant: boolean;
}

function KeyTable({ list, rowActions, turn, create, isOfMerchant }: KeyTableProps) {
  const { t } = useTranslation();
  const columns = useApiKeyColumns();
  const { shown, show } = useShownKey();
  const openKey = useCallback(({ id }: ApiKey) => show(id), [show]);
  const rows = list.result.data?.list ?? [];
  const hasActions = rows.some((row) => rowActions(row).length > 0);
  const labels = {
    label: t('apiKey.title'),
    failed: t('apiKey.failed'),
    none: t('apiKey.none'),
    noneText: t('apiKey.noneText'),
    noMatch: t('apiKey.noMatch'),
  };
  return (
    <>
      <ListTable
        list={list}
        labels={labels}
        columns={isOfMerchant ? columns.filter(({ key }) => key !== 'merchant') : columns}
        first={create}
        picture="endpoint"
        onOpen={openKey}
        {...(hasActions && { rowActions })}
      />
      {shown !== null && (
        <ApiKeyDialog
          key={`${shown} ${turn}`}
          id={shown}
          rows={rows}
          actionsOf={rowActions}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

type Counting = { all: string; countOf: ReturnType<typeof useCounts>['countOf'] };

/** Tabs: all keys, then one tab for each status. */
const viewsOf = (filters: ReturnType<typeof apiKeyFilters.useFilters>, { all, countOf }: Counting): ListTab[] => {
  const options = filters.find(({ name }) => name === 'status')?.options;
  const statuses = Array.isArray(options) ? options : [];
  return [
    { key: 'all', label: all, count: countOf(null), values: [] },
    ...statuses.map(({ value, label }) => ({ key: value, label, count: countOf(value), values: [value] })),
  ];
};
