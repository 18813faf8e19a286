import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../icon/icon';
import { Dialog } from '../overlay/overlay.dialog';
import { MomentLines, momentsOf } from './row-moments';
import type { RowAction } from './table-parts';
import classes from './narrow.module.css';

interface RowSheetProps {
  /** Name of the row: the content of its first cell. */
  about: ReactNode;
  /** Element of the row, whose exact times are displayed because touch has no hover. */
  element: HTMLTableRowElement;
  actions: readonly RowAction[];
  /** Present if rows can be selected. */
  choice: { isChosen: boolean; toggle: () => void } | undefined;
  onClose: () => void;
}

/** Actions of a row with their names, within reach of a thumb. */
export default function RowSheet({ about, element, actions, choice, onClose }: RowSheetProps) {
  const { t } = useTranslation('ui');
  // The sheet is closed first, so that a dialog that the action opens returns the focus to the row.
  const run = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Dialog open title={t('actions')} onClose={onClose}>
      <div className={classes.about} inert>
        {about}
      </div>
      <div className={classes.moments}>
        <MomentLines moments={momentsOf(element)} />
      </div>
      <div className={classes.sheet}>
        {actions.map(({ key, label, icon, onClick, disabled = false, reason, danger = false }) => (
          <Choice
            key={key}
            {...{ label, icon, disabled, danger }}
            reason={disabled ? reason : undefined}
            onClick={() => !disabled && run(onClick)}
          />
        ))}
        {choice && (
          <Choice
            label={t(choice.isChosen ? 'unselect' : 'select')}
            icon={choice.isChosen ? 'close' : 'check'}
            onClick={() => run(choice.toggle)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  icon: IconName;
  disabled?: boolean;
  danger?: boolean;
  reason?: string | undefined;
  onClick: () => void;
}

/** Disabled actions are displayed too, because their reason is useful. */
const Choice = ({ label, icon, disabled, danger, reason, onClick }: ChoiceProps) => (
  <button
    type="button"
    className={classes.action}
    data-danger={danger}
    aria-disabled={disabled || undefined}
    onClick={onClick}
  >
    <Icon name={icon} />
    <span>
      {label}
      {reason !== undefined && <small>{reason}</small>}
    </span>
  </button>
);
