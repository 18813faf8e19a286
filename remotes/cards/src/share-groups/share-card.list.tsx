import {
  countShareCardExport,
  exportShareCards,
  listShareCards,
  listShareGroups,
  type ShareCard,
} from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { AuditHistoryLink, ListPage, useDialog, useList } from '@console/screens';
import { useCan } from '@console/session';
import { cardHref } from './group-pages';
import { shareCardFilters, useShareCardColumns } from './share-card-columns';

/** Loaded with the first click, because most visits only view. */
const ShareCardDialog = lazyComponent(() => import('./share-card.dialog'));

const options = { filters: shareCardFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function ShareCardList() {
  const { navigate } = useShell();
  const mayOpen = useCan('cards.card.view');
  const seesGroups = useCan(listShareGroups.permission);
  const creating = useDialog('create', {});
  const list = useList(listShareCards, options);
  return (
    <ListPage
      ns="shareCard"
      list={list}
      columns={useShareCardColumns()}
      filters={shareCardFilters.useFilters()}
      tabs="state"
      ways={<GroupAudit />}
      create={seesGroups ? { permission: 'cards.share-card.create', open: () => creating.open({}) } : undefined}
      exporting={{ count: countShareCardExport, start: exportShareCards }}
      onOpen={mayOpen ? ({ id }: ShareCard) => navigate(cardHref(id)) : undefined}
    >
      {creating.show(() => (
        <ShareCardDialog onCreated={() => list.reload()} onClose={creating.close} />
      ))}
    </ListPage>
  );
}

/** Audit log link of a group, whose page is the list of its cards. Wallets have their own page. */
function GroupAudit() {
  const id = useSearchParams()[0].get('poolId') ?? '';
  return /^group_[^,]+$/.test(id) ? <AuditHistoryLink kind="shareGroup" id={id} /> : null;
}
