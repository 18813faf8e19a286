import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import classes from './overlay.module.css';
import { useModal } from './use-modal';

/** Props of `Dialog`. */
export interface DialogProps {
  title: string;
  open: boolean;
  /** Esc, the cross, and the browser's own ways. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  width?: 440 | 480 | 680;
  /** `right` when it judges what is on the page: the page stays readable beside it. */
  dock?: 'center' | 'right';
}

/** A question or a small form over the page. Everything below waits. */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null);

function OpenDialog({ title, onClose, children, actions, width = 440, dock = 'center' }: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={classes.dialog} data-dock={dock} data-width={width} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        <IconButton size="small" icon="close" label={t('close')} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
      {actions !== undefined && <footer className={classes.actions}>{actions}</footer>}
    </dialog>
  );
}
