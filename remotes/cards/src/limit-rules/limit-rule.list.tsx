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
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownId } from '../common/use-shown-id';
import { limitActions } from './limit-actions';
import { limitFilters, useLimitColumns } from './limit-columns';
import { useLimitScope } from './use-limit-scope';

/** Loaded with the first rule that is opened. */
const LimitRuleDialog = lazyComponent(() => import('./limit-rule.dialog'));

const options = { filters: limitFilters.kinds, sort: { key: 'priority', dir: 'asc' } } as const;

const exportsOf = {
  CARD: { count: countLimitRuleExport, start: exportLimitRules },
  WALLET: { count: countWalletLimitRuleExport, start: exportWalletLimitRules },
};

/** Limit rules of the page's scope: cards, or cards of wallets. */
export default function LimitRuleList() {
  const { t } = useTranslation();
  const { scope, pages } = useLimitScope();
  const list = useList(scope === 'WALLET' ? listWalletLimitRules : listLimitRules, options);
  const { shown, show } = useShownId('rule');
  const open = useCallback(({ id }: LimitRule) => show(id), [show]);
  return (
    <ListPage
      ns="limits"
      title={t(`limits.title.${scope}`)}
      picture="rule"
      list={list}
      columns={useLimitColumns()}
      filters={limitFilters.useFilters()}
      tabs="mode"
      create={{ permission: createLimitRule.permission, href: pages.create }}
      exporting={{ title: t(`limits.export.${scope}`), ...exportsOf[scope] }}
      actions={limitActions}
      onOpen={open}
    >
      {({ rowActions }) =>
        shown !== null && (
          <LimitRuleDialog
            id={shown}
            rows={list.result.data?.list ?? []}
            actionsOf={rowActions}
            onShow={show}
            onClose={() => show(null)}
          />
        )
      }
    </ListPage>
  );
}
