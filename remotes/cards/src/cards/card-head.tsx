import type { CardDetail } from '@console/contracts/cards';
import { useDicts, useLocalText } from '@console/screens';
import { CardNumber, RowActionButtons, PageHeader, useIsNarrow } from '@console/ui';
import { CardFace } from '@console/ui/card';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { CardFigures } from './card-figures';
import { CardStateBadge } from './card-state';
import classes from './card-view.module.css';
import { useCardChanges } from './use-card-changes';
import { useCardActions } from './use-card-actions';
import { useLinkedAction } from './use-linked-action';
import { useCardReveal } from './use-card-reveal';

/** Head of a card: number, state, actions and key figures. */
export function CardHead({ card, onChanged }: { card: CardDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const textOf = useLocalText();
  const { actionsOf, endingOf, dialog } = useCardActions(onChanged);
  const changes = useCardChanges(onChanged);
  const reveal = useCardReveal(card);
  const isNarrow = useIsNarrow();
  const actions = [...reveal.actions, ...actionsOf(card), ...changes.changesOf(card), ...endingOf(card)];
  useLinkedAction(actions);
  const isUsable = card.state === 'ACTIVE';
  const about = [card.alias, card.cardholder?.name, textOf(card.merchant.name)].filter(Boolean);
  return (
    <div className={classes.head}>
      <CardFace
        brand={textOf(card.bin.productName)}
        state={isUsable ? undefined : label('card_state', card.state)}
        number={card.number}
        expiry={card.expiry}
        label={card.alias}
        labels={{ expiry: t('card.expiry'), label: t('card.alias') }}
        muted={!isUsable}
      />
      <div className={classes.facing}>
        <PageHeader
          title={<CardNumber number={card.number} />}
          extra={<CardStateBadge card={card} label={label} />}
          description={about.map((text, n) => (
            <Fragment key={n}>
              {n > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        >
          <RowActionButtons inSight={isNarrow ? 2 : 3} actions={actions} />
        </PageHeader>
        <CardFigures card={card} />
      </div>
      {dialog}
      {changes.dialog}
      {reveal.dialog}
    </div>
  );
}
