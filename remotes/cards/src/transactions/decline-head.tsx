import { useCountries } from '@console/screens';
import type { CardDetail, TransactionDetail } from '@console/contracts/cards';
import { Amount, CardNumber } from '@console/ui';
import classes from './transactions.module.css';

interface DeclineHeadProps {
  transaction: TransactionDetail;
  /** Its card, for those who may see cards, once it has come. */
  card: CardDetail | undefined;
}

/** What was declined, in one line: where, which card, whose, and how much. */
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
