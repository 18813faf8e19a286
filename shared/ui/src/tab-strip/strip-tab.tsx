import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import type { StripItem } from './tab-strip';
import classes from './tab-strip.module.css';

interface StripTabProps {
  item: StripItem;
  isCurrent: boolean;
  /** Reachable with the Tab key; the other tabs with arrows. */
  isReachable: boolean;
  panelId: string;
  onSelect: () => void;
  onClose: () => void;
}

/**
 * Tab of an open page. Its close button is hidden from assistive technology, whose users have the Delete key and the
 * menu of the strip.
 */
export function StripTab({ item, isCurrent, isReachable, panelId, onSelect, onClose }: StripTabProps) {
  const { t } = useTranslation('ui');
  const { label, isPinned, isDirty, canClose } = item;
  const onMiddleClick = (event: MouseEvent) => {
    if (event.button !== 1) return;
    event.preventDefault();
    if (canClose) onClose();
  };
  // Browsers start autoscrolling when the middle button is pressed.
  const onPress = (event: MouseEvent) => event.button === 1 && event.preventDefault();
  return (
    <div
      className={classes.item}
      role="presentation"
      data-current={isCurrent || undefined}
      onMouseDown={onPress}
      onAuxClick={onMiddleClick}
    >
      <button
        type="button"
        role="tab"
        className={classes.tab}
        title={label}
        aria-selected={isCurrent}
        aria-controls={panelId}
        aria-keyshortcuts={canClose ? 'Delete' : undefined}
        tabIndex={isReachable ? 0 : -1}
        onClick={onSelect}
      >
        {isPinned && <Icon name="pin" size={12} />}
        {isDirty && <span className={classes.dot} role="img" aria-label={t('unsaved')} />}
        <span className={classes.label}>{label}</span>
      </button>
      {canClose && !isPinned && (
        <span className={classes.close} aria-hidden="true" title={t('close')} onClick={onClose}>
          <Icon name="close" size={12} />
        </span>
      )}
    </div>
  );
}
