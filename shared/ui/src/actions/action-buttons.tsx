import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { actionEntries } from '../menu/action-entries';
import { Menu } from '../menu/menu';
import type { RowAction } from '../table/table-parts';
import { Button } from './button';

/** Props of `DeedButtons`. */
export interface RowActionButtonsProps {
  /** The most wanted first. */
  actions: RowAction[];
  /** How many of them are seen at once. */
  inSight?: number;
}

/** What can be done with the one thing that a page shows: the first as buttons, the rest behind "…". */
export function RowActionButtons({ actions, inSight = 3 }: RowActionButtonsProps) {
  const { t } = useTranslation('ui');
  // A menu of one takes as much room as the one.
  const rest = actions.length > inSight + 1 ? actions.slice(inSight) : [];
  return (
    <>
      {actions.slice(0, actions.length - rest.length).map(({ key, label, icon, onClick, disabled, reason, danger }) => (
        <Button
          key={key}
          variant={danger && !disabled ? 'danger' : 'secondary'}
          icon={icon}
          onClick={disabled ? undefined : onClick}
          aria-disabled={disabled || undefined}
          aria-label={disabled && reason ? `${label}: ${reason}` : undefined}
          title={disabled ? reason : undefined}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          align="end"
          look="button"
          label={t('moreActions')}
          trigger={<Icon name="more" />}
          items={actionEntries(rest)}
        />
      )}
    </>
  );
}
