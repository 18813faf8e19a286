import { CardNumber } from '../values/card-number';
import classes from './card.module.css';

/** Props of `CardFace`. */
export interface CardFaceProps {
  /** Name of the issuer. */
  brand: string;
  /** Content at the top right: the kind of card, or its state if it cannot be used. */
  state?: string | undefined;
  number: string;
  /** `11/28`. */
  expiry: string;
  /** Text printed on the card. */
  label: string;
  /** Captions above the values `expiry` and `label`. */
  labels: { expiry: string; label: string };
  /** Without color, for a card that cannot be used. */
  muted?: boolean;
}

/** Picture of a card. */
export function CardFace({ brand, state, number, expiry, label, labels, muted = false }: CardFaceProps) {
  return (
    <div className={classes.face} data-muted={muted}>
      <div className={classes.top}>
        <strong>{brand}</strong>
        {state !== undefined && <span>{state}</span>}
      </div>
      <div className={classes.number}>
        <CardNumber number={number} />
      </div>
      <dl className={classes.bottom}>
        <div>
          <dt>{labels.expiry}</dt>
          <dd>{expiry}</dd>
        </div>
        <div>
          <dt>{labels.label}</dt>
          <dd>{label}</dd>
        </div>
      </dl>
    </div>
  );
}
