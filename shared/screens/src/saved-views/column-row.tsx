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
  /** Default width; undefined if the column takes the remaining width. */
  usualWidth: number | undefined;
  /** The last visible column cannot be hidden. */
  isLastShown: boolean;
  drag: ColumnDrag;
  onChange: (part: Partial<ColumnLayout>) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

/** A column in the settings of a list. */
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
  /** Name under which the typed text is transferred to another version. */
  part: string;
  label: string;
  width: number | undefined;
  onChange: (width: number) => void;
}

/** The width is applied on blur or Enter, because an incomplete number would be a wrong width. */
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
