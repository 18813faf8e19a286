import type { CallFailure } from '@console/api';
import { codes } from '@console/contracts';
import { cancelGroupCards, cancelShareGroup, type PoolRefusal, poolRefusal } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useDicts, useKeptState, useOperation } from '@console/screens';
import { useCan } from '@console/session';
import { Button, CardNumber, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupCancelCards } from './group-cancel-cards';
import { type GroupDialogProps, versionNow } from './group-dialog';
import { groupDicts } from './group-dicts';
import classes from './group.module.css';

const target = cancelShareGroup.input;

/** The end of a group. Where cards are in the way, it names them and leads there: the end of each is asked for. */
export default function GroupCancelDialog({ group, onChanged, onJob, onClose }: GroupDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const mayCancelCards = useCan(cancelGroupCards.permission);
  const [about, setAbout] = useKeptState('about', target, () => ({ id: group.id, version: group.version }));
  const { progress, send } = useOperation(cancelShareGroup);
  const inWay = 'failure' in progress ? cardsInWay(progress.failure) : undefined;
  const { name } = group;

  const save = async () => {
    const sent = await send(about);
    if (sent.at === 'done') {
      notify({ tone: 'ok', text: t('group.done.CANCEL', { name }) });
      onChanged();
      onClose();
    }
    const version = sent.at === 'refused' ? versionNow(sent.failure) : undefined;
    if (version !== undefined) {
      setAbout({ id: group.id, version });
      onChanged();
    }
  };
  const isOver = inWay !== undefined;
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      {!isOver && (
        <Button variant="primary" loading={progress.at === 'sending'} onClick={() => void save()}>
          {t('group.CANCEL')}
        </Button>
      )}
      {isOver && mayCancelCards && (
        <Button variant="primary" type="submit" form={formId}>
          {t('group.cancelCards')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t('group.title.CANCEL', { name })} onClose={onClose} actions={actions}>
      <div className={classes.dialogForm}>
        {inWay ? <CardsInWay {...inWay} /> : <Notice tone="warn">{t('group.effect.CANCEL')}</Notice>}
        {isOver && mayCancelCards && <GroupCancelCards id={group.id} formId={formId} onJob={onJob} onClose={onClose} />}
        {'failure' in progress && !isOver && <CallRefused failure={progress.failure} />}
      </div>
    </Dialog>
  );
}

const cardsInWay = ({ code, data }: CallFailure): PoolRefusal | undefined =>
  code === codes.poolHasCards ? poolRefusal.safeParse(data).data : undefined;

function CardsInWay({ count, cards }: PoolRefusal) {
  const { t } = useTranslation();
  const { label } = useDicts(groupDicts);
  return (
    <>
      <Notice tone="warn">{t('group.cardsInWay', { count })}</Notice>
      <ul className={classes.cards} aria-label={t('group.cardsToCancel')}>
        {cards.map(({ id, number, alias, state }) => (
          <li key={id}>
            <span>
              <CardNumber number={number} /> {alias}
            </span>
            <span className={classes.muted}>{label('card_state', state)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
