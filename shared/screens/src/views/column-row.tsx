import { type ColumnLayout, columnWidths } from '@console/contracts/views';
import { z } from '@console/contracts/zod';
import { Icon, IconButton } from '@console/ui';
import { Checkbox, NumberInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useStoredState } from '../handover/use-stored-state';
import type { ColumnDrag } from './use-column-moves';
import classes from './views.module.css';

interface ColumnRowProps {
  title: string;
  column: ColumnLayout;
  /** As the list has it; undefined where the column takes what is left. */
  usualWidth: number | undefined;
  /** A table without columns would be none. */
  isLastShown: boolean;
  drag: ColumnDrag;
  onChange: (part: Partial<ColumnLayout>) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** One column in the settings of a list. */
export function ColumnRow({ title, column, usualWidth, isLastShown, drag, onChange, onUp, onDown }: ColumnRowProps) {
  const { t } = useTranslation();
  return (
    <li className={classes.column} {...drag}>
      <span className={classes.handle} title={t('kit.columns.drag')}>
        <Icon name="menu" size={14} />
      </span>
      <span className={classes.title}>
        <Checkbox checked={column.isShown} disabled={isLastShown} onChange={(isShown) => onChange({ isShown })}>
          {title}
        </Checkbox>
      </span>
      <WidthField
        part={`width of ${column.key}`}
        label={t('kit.columns.width', { title })}
        width={column.width ?? usualWidth}
        onChange={(width) => onChange({ width: width === usualWidth ? null : width })}
      />
      <IconButton
        size="small"
        icon="pin"
        label={t('kit.columns.pin', { title })}
        aria-pressed={column.isPinned === true}
        onClick={() => onChange({ isPinned: !column.isPinned })}
      />
      <IconButton
        size="small"
        icon="arrow-up"
        data-move="up"
        label={t('kit.columns.up', { title })}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        size="small"
        icon="arrow-down"
        data-move="down"
        label={t('kit.columns.down', { title })}
        disabled={!onDown}
        onClick={onDown}
      />
    </li>
  );
}

const typedWidth = z.strictObject({ width: z.number().optional() }).nullable();

interface WidthFieldProps {
  /** By which another version of the page knows what is being typed. */
  part: string;
  label: string;
  width: number | undefined;
  onChange: (width: number) => void;
}

/** Taken when it is left or Enter is pressed: while it is typed, a width is half a width. */
function WidthField({ part, label, width, onChange }: WidthFieldProps) {
  const [typed, type] = useStoredState(part, typedWidth, () => null);
  const take = () => {
    if (typed?.width !== undefined) onChange(Math.min(columnWidths.max, Math.max(columnWidths.min, typed.width)));
    type(null);
  };
  return (
    <form className={classes.width} onSubmit={(event) => [event.preventDefault(), take()]}>
      <NumberInput
        label={label}
        unit="px"
        value={typed ? typed.width : width}
        onChange={(next) => type({ width: next })}
        onBlur={take}
      />
    </form>
  );
}
