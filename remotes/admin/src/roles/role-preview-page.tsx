import type { MenuEntry } from '@console/contracts';
import { useLocalText } from '@console/screens';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { RoleButtons } from './role-buttons';
import classes from './roles.module.css';

interface RolePreviewPageProps {
  menu: MenuEntry;
  granted: readonly string[];
  lacked: readonly string[];
  /** Buttons that are pending review. */
  waiting: readonly string[];
  onBack?: () => void;
}

/** One page of the preview, with the permissions that the role has there and the permissions that it lacks. */
export function RolePreviewPage({ menu, granted, lacked, waiting, onBack }: RolePreviewPageProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const pages = menu.subMenuList.filter(({ isHidden }) => isHidden);
  const groups = [
    { key: 'granted', codes: granted, icon: 'check' },
    { key: 'lacked', codes: lacked, icon: 'lock' },
  ] as const;
  return (
    <section className={classes.previewPage} aria-label={textOf(menu.names)}>
      {onBack && (
        <Button icon="chevron-left" onClick={onBack}>
          {t('role.viewAs.toMenu')}
        </Button>
      )}
      <h3>{textOf(menu.names)}</h3>
      {granted.length + lacked.length === 0 && <p className={classes.quiet}>{t('role.viewAs.everyUser')}</p>}
      {groups.map(
        ({ key, codes, icon }) =>
          codes.length > 0 && (
            <div key={key} data-kind={key}>
              <h4>{t(`role.viewAs.${key}`)}</h4>
              <RoleButtons label={t(`role.viewAs.${key}`)} codes={codes} icon={icon} waiting={waiting} />
            </div>
          ),
      )}
      {pages.length > 0 && (
        <div>
          <h4>{t('role.viewAs.pages')}</h4>
          <ul className={classes.buttons} aria-label={t('role.viewAs.pages')}>
            {pages.map(({ menuId, names }) => (
              <li key={menuId}>{textOf(names)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
