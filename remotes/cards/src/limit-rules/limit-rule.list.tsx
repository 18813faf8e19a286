import {
  createLimitRule,
  type LimitRule,
  listLimitRules,
  listWalletLimitRules,
  countLimitRuleExport,
  countWalletLimitRuleExport,
  exportLimitRules,
  exportWalletLimitRules,
} from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { useLimitColumns } from './use-limit-columns';
import { useLimitActions } from './use-limit-actions';
import { filterKinds, useLimitFilters, useLimitViews } from './use-limit-filters';
import { useLimitScope } from './use-limit-scope';

/** Loaded with the first rule that is opened. */
const LimitRuleDialog = lazyComponent(() => import('./limit-rule.dialog'));

const options = { filters: filterKinds, sort: { key: 'priority', dir: 'asc' } } as const;

const exportsOf = {
  CARD: { count: countLimitRuleExport, start: exportLimitRules },
  WALLET: { count: countWalletLimitRuleExport, start: exportWalletLimitRules },
};

/** Rules for cards of no wallet, or for cards of wallets. */
export default function LimitRuleList() {
  const { t } = useTranslation();
  const { scope } = useLimitScope();
  const list = useList(scope === 'WALLET' ? listWalletLimitRules : listLimitRules, options);
  const views = useLimitViews();
  const filters = useLimitFilters();
  const columns = useLimitColumns();
  const { shown, show } = useShownRule();
  const open = useCallback(({ id }: LimitRule) => show(id), [show]);
  const { actionsOf, dialog } = useLimitActions(() => list.reload({ background: true }));
  const rows = list.result.data?.list ?? [];
  const create = <CreateButton />;
  const labels = {
    label: t(`limits.title.${scope}`),
    failed: t('limits.failed'),
    none: t('limits.none'),
    noMatch: t('limits.noMatch'),
  };
  const hasActions = rows.some((rule) => rule.allowedActions.length > 0);
  return (
    <ListScreen
      list={list}
      title={t(`limits.title.${scope}`)}
      actions={
        <>
          <ListExport title={t(`limits.export.${scope}`)} list={list} {...exportsOf[scope]} />
          {create}
        </>
      }
      searchLabel={t('limits.search')}
      views={{ label: t('limits.views'), filter: 'mode', items: views }}
      filters={filters}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        onOpen={open}
        first={create}
        {...(hasActions && { rowActions: actionsOf })}
      />
      {shown !== null && (
        <LimitRuleDialog id={shown} rows={rows} actionsOf={actionsOf} onShow={show} onClose={() => show(null)} />
      )}
      {dialog}
    </ListScreen>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { pages } = useLimitScope();
  if (!useCan(createLimitRule.permission)) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(pages.create)}>
      {t('limit.create')}
    </Button>
  );
}

/** The rule that is open is in the address, so that a declined purchase can lead to it. */
function useShownRule() {
  const [search, setSearch] = useSearchParams();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      if (id === null) next.delete('rule');
      else next.set('rule', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  return { shown: search.get('rule'), show };
}
