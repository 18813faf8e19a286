import {
  countShareGroupExport,
  createShareGroup,
  exportShareGroups,
  listShareCards,
  listShareGroups,
  listShareRules,
  type ShareGroup,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { groupActions } from '../pools/pool-actions';
import { poolCardsHref, rulesHref } from '../pools/pool-pages';
import { groupFilters, useGroupColumns } from './group-columns';
import { createGroupHref } from './group-pages';

const options = { filters: groupFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function ShareGroupList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const maySeeCards = useCan(listShareCards.permission);
  const list = useList(listShareGroups, options);
  const showCards = useCallback(({ id }: ShareGroup) => navigate(poolCardsHref(id)), [navigate]);
  return (
    <ListPage
      ns="group"
      picture="balance"
      list={list}
      columns={useGroupColumns()}
      filters={groupFilters.useFilters()}
      tabs="status"
      ways={<RulesButton />}
      create={{ permission: createShareGroup.permission, href: createGroupHref }}
      exporting={{ count: countShareGroupExport, start: exportShareGroups }}
      totals={{ label: t('cards.totals'), field: 'available' }}
      actions={groupActions}
      onOpen={maySeeCards ? showCards : undefined}
    />
  );
}

function RulesButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!useCan(listShareRules.permission)) return null;
  return (
    <Button icon="scale" onClick={() => navigate(rulesHref)}>
      {t('rule.title')}
    </Button>
  );
}
