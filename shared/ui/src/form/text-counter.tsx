import { lengthOf } from '@console/contracts';
import { cx } from '../cx';
import classes from './form.module.css';

interface TextCounterProps {
  /** Text as the contract counts it: without surrounding spaces. */
  text: string;
  lengthMax: number | undefined;
}

/** Returns whether a text exceeds its limit. */
export const isTooLong = ({ text, lengthMax }: TextCounterProps): boolean =>
  lengthMax !== undefined && lengthOf(text) > lengthMax;

/** Used and maximum length of a text, displayed near the limit. */
export function TextCounter({ text, lengthMax }: TextCounterProps) {
  const length = lengthOf(text);
  if (lengthMax === undefined || length <= lengthMax * 0.8) return null;
  return <span className={cx(classes.counter, length > lengthMax && classes.over)}>{`${length}/${lengthMax}`}</span>;
}
