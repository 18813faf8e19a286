import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, type IconButtonProps } from '../actions/icon-button';
import classes from './overlay.module.css';
import { useModal } from './use-modal';

/** Props of `Drawer`. */
export interface DrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** Content above the title: a badge, a time. */
  head?: ReactNode;
  width?: 560 | 680;
  /** Navigation to the previous and next record; absent at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Drawer with a record, beside its list. */
export const Drawer = ({ open, ...rest }: DrawerProps) => (open ? <OpenDrawer {...rest} /> : null);

function OpenDrawer({
  title,
  onClose,
  children,
  actions,
  head,
  width = 560,
  onPrevious,
  onNext,
}: Omit<DrawerProps, 'open'>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={classes.drawer} data-width={width} aria-labelledby={id}>
      <div className={classes.drawerBar}>
        {head}
        <span className={classes.barEnd}>
          {(onPrevious ?? onNext) && (
            <>
              <Neighbour icon="chevron-up" label={t('previousRecord')} onClick={onPrevious} />
              <Neighbour icon="chevron-down" label={t('nextRecord')} onClick={onNext} />
            </>
          )}
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </span>
      </div>
      <h2 id={id} className={classes.drawerTitle}>
        {title}
      </h2>
      <div className={classes.drawerBody}>{children}</div>
      {actions !== undefined && <footer className={classes.drawerFoot}>{actions}</footer>}
    </dialog>
  );
}

/** The button stays at both ends of the list, because removing it would lose the focus. */
const Neighbour = ({
  onClick,
  ...rest
}: Pick<IconButtonProps, 'icon' | 'label'> & { onClick: (() => void) | undefined }) => (
  <IconButton {...rest} aria-disabled={onClick === undefined || undefined} onClick={onClick} />
);
