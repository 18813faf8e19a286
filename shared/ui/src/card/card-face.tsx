import { CardNumber } from '../values/card-number';
import classes from './card.module.css';

/** Props of `CardFace`. */
export interface CardFaceProps {
  /** Who issued it. */
  brand: string;
  /** At the top right: the kind of card, or its state where it cannot be used. */
  state?: string | undefined;
  number: string;
  /** `11/28`. */
  expiry: string;
  /** Printed on the card. */
  label: string;
  /** Words above expiry and label. */
  labels: { expiry: string; label: string };
  /** Drawn without colour, for a card that cannot be used. */
  muted?: boolean;
}

/** The card as its holder knows it. */
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
