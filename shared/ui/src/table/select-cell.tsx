import { Checkbox } from '../form/checkbox';
import classes from './table.module.css';

interface Props {
  head?: boolean;
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: () => void;
}

/** Cell with the check box of a row, before the columns. */
export function SelectCell({ head = false, ...box }: Props) {
  const Cell = head ? 'th' : 'td';
  return (
    <Cell className={classes.selectCell} onClick={(event) => event.stopPropagation()}>
      <Checkbox {...box} />
    </Cell>
  );
}
