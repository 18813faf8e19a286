import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../icon/icon';
import { Dialog } from '../overlay/overlay.dialog';
import { MomentLines, momentsOf } from './row-moments';
import type { RowAction } from './table-parts';
import classes from './narrow.module.css';

interface RowSheetProps {
  /** What the row is, as its first cell says it. */
  about: ReactNode;
  /** The row itself, whose moments are told exactly: a finger has no place to rest. */
  element: HTMLTableRowElement;
  actions: readonly RowAction[];
  /** Where rows can be chosen. */
  choice: { isChosen: boolean; toggle: () => void } | undefined;
  onClose: () => void;
}

/** What can be done with one row, by name, within reach of a thumb. */
export default function RowSheet({ about, element, actions, choice, onClose }: RowSheetProps) {
  const { t } = useTranslation('ui');
  // Closed first: what an action opens takes the focus, and gives it back to the row.
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

/** One that is not possible stays, because its reason is worth reading. */
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
