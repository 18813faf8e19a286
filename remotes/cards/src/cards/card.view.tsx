import { isUnmade, type CardDetail, readCard, readCardHistory, readCardActivities } from '@console/contracts/cards';
import { usePageTitle } from '@console/remote-kit';
import { AuditHistoryLink, CallFailed, Related, usePoll, useRecord, ZoneNote } from '@console/screens';
import { useCan } from '@console/session';
import { Empty, PageBody, Skeleton, Surface } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '@console/remote-kit/router';
import { cardNotes } from '../notes/note-kinds';
import { AddNote, NoteList } from '../notes/note-list';
import { useNoteDrafts } from '../notes/use-note-drafts';
import { useNotes } from '../notes/use-notes';
import { CardActivity } from './card-activity';
import { CardFacts } from './card-facts';
import { CardHead } from './card-head';
import { CardHolderFacts } from './card-holder-facts';
import { CardLimits } from './card-limits';
import { CardNotices } from './card-notices';

/** Polling interval while the channel has not confirmed the new card. */
const pollMs = 3000;

export default function CardView() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty picture="choice" title={t('card.noId')} />;
  return <CardPage id={id} />;
}

function CardPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCard, { id });
  const history = useRecord(readCardHistory, { id });
  const activities = useRecord(readCardActivities, { id });
  const notes = useNotes(cardNotes, id);
  const drafts = useNoteDrafts();
  const card = result.data;
  usePageTitle(card && { last: card.number.slice(-4) });
  const reloadAll = (options?: { background: boolean }) => {
    reload(options);
    history.reload(options);
    activities.reload(options);
    notes.reload(options);
  };
  usePoll(card !== undefined && isUnmade(card.state), () => reloadAll({ background: true }), pollMs);

  if (result.at === 'failed')
    return <CallFailed title={t('card.failed')} failure={result.failure} onRetry={() => reloadAll()} />;
  if (!card)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return (
    <PageBody
      note={<ZoneNote />}
      head={<CardHead card={card} onChanged={() => reloadAll({ background: true })} />}
      side={
        <CardSide card={card}>
          <Surface title={t('note.title')} actions={<AddNote id={id} drafts={drafts} />}>
            <NoteList id={id} kind={cardNotes} notes={notes} drafts={drafts} />
          </Surface>
        </CardSide>
      }
    >
      <CardNotices
        card={card}
        history={history.result.data?.list ?? []}
        onChanged={() => reloadAll({ background: true })}
      />
      <CardActivity cardId={id} states={history} activities={activities} notes={notes} />
    </PageBody>
  );
}

/** Side column. Parts without permission are omitted. */
function CardSide({ card, children }: { card: CardDetail; children: ReactNode }) {
  const seesHolders = useCan('cards.cardholder.view');
  return (
    <>
      <CardFacts card={card} />
      <CardLimits card={card} />
      {seesHolders && card.cardholder && <CardHolderFacts id={card.cardholder.id} />}
      {children}
      <Related kind="card" id={card.id} />
      <AuditHistoryLink kind="card" id={card.id} />
    </>
  );
}
