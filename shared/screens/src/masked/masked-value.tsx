import type { Sensitive } from '@console/contracts';
import { IconButton } from '@console/ui';
import classes from './masked-value.module.css';

interface MaskedValueProps {
  field: Pick<Sensitive, 'masked' | 'revealable'>;
  /** Full value, if `useMaskedValues` has loaded it. */
  value: string | undefined;
  /** Label of the button that requests the value. Without it, there is no button. */
  label?: string | undefined;
  onShow?: () => void;
  isSending?: boolean;
}

/** A masked value, with a button that requests the full value if the user may see it. */
export function MaskedValue({ field, value, label, onShow, isSending = false }: MaskedValueProps) {
  return (
    <span className={classes.masked}>
      <bdi>{(value ?? field.masked) || '–'}</bdi>
      {label && field.revealable && value === undefined && (
        <IconButton size="small" icon="eye" label={label} disabled={isSending} onClick={() => onShow?.()} />
      )}
    </span>
  );
}
