import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { actionEntries } from '../menu/action-entries';
import { Menu } from '../menu/menu';
import type { RowAction } from '../table/table-parts';
import { Button } from './button';

/** Props of `RowActionButtons`. */
export interface RowActionButtonsProps {
  /** Actions, most frequent first. */
  actions: RowAction[];
  /** Number of actions displayed as buttons. */
  inSight?: number;
}

/** Actions of the record that a page displays: the first ones as buttons, the others in the "…" menu. */
export function RowActionButtons({ actions, inSight = 3 }: RowActionButtonsProps) {
  const { t } = useTranslation('ui');
  // A menu with one entry takes as much space as a button for it.
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
