import type { CallFailure } from '@console/api';
import { type PoolRefusal, poolRefusal } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { CardNumber, Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { poolDicts } from './pool-dicts';
import classes from './pool.module.css';

/** Cards in a refusal with the wanted code; undefined for other refusals. */
export const cardsInWay = ({ code, data }: CallFailure, wanted: number): PoolRefusal | undefined =>
  code === wanted ? poolRefusal.safeParse(data).data : undefined;

/** Cards that block an action on a pool: a notice and the first of them. */
export function CardsInWay({ cards, text }: PoolRefusal & { text: string }) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  return (
    <>
      <Notice tone="warn">{text}</Notice>
      <ul className={classes.cards} aria-label={t('pool.cardsInWay')}>
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
