import { useCountries } from '@console/screens';
import type { CardDetail, TransactionDetail } from '@console/contracts/cards';
import { Amount, CardNumber } from '@console/ui';
import classes from './transactions.module.css';

interface DeclineHeadProps {
  transaction: TransactionDetail;
  /** Card of the purchase; undefined while loading and without permission for cards. */
  card: CardDetail | undefined;
}

/** Declined purchase in one line: place, card, cardholder and amount. */
export function DeclineHead({ transaction: { shop, card: used, billed }, card }: DeclineHeadProps) {
  const { nameOf } = useCountries();
  const place = [shop.city, nameOf(shop.country)].filter(Boolean).join(', ');
  return (
    <div className={classes.declineHead}>
      <span className={classes.declineAbout}>
        <span>{place}</span> · <CardNumber number={used.number} />
        {card?.cardholder && (
          <>
            {' '}
            · <bdi>{card.cardholder.name}</bdi>
          </>
        )}
      </span>
      <Amount tone="figure" value={billed} />
    </div>
  );
}
