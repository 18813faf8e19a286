import { countShareCardExport, exportShareCards, listShareCards, type ShareCard } from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import { ListPage, useDialog, useList } from '@console/screens';
import { useCan } from '@console/session';
import { cardHref } from './group-pages';
import { shareCardFilters, useShareCardColumns } from './share-card-columns';

/** Loaded with the first click: most visits only look. */
const ShareCardDialog = lazyComponent(() => import('./share-card.dialog'));

const options = { filters: shareCardFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

export default function ShareCardList() {
  const { navigate } = useShell();
  const mayOpen = useCan('cards.card.view');
  const creating = useDialog('create', {});
  const list = useList(listShareCards, options);
  return (
    <ListPage
      ns="shareCard"
      list={list}
      columns={useShareCardColumns()}
      filters={shareCardFilters.useFilters()}
      create={{ permission: 'cards.share-card.create', open: () => creating.open({}) }}
      exporting={{ count: countShareCardExport, start: exportShareCards }}
      onOpen={mayOpen ? ({ id }: ShareCard) => navigate(cardHref(id)) : undefined}
    >
      {creating.show(() => (
        <ShareCardDialog onCreated={() => list.reload()} onClose={creating.close} />
      ))}
    </ListPage>
  );
}
