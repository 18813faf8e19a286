import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import classes from './overlay.module.css';
import { useModal } from './use-modal';

/** Props of `Dialog`. */
export interface DialogProps {
  title: string;
  open: boolean;
  /** Called for Escape, the close button, and the browser's own ways to close a dialog. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, primary one last. */
  actions?: ReactNode;
  width?: 440 | 480 | 680;
  /** `right` for a decision about the page's content, which stays readable beside the dialog. */
  dock?: 'center' | 'right';
}

/** Modal dialog with a question or a small form. */
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
