import { menusOf, type RoleMatrix } from '@console/contracts/roles';
import { useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import classes from './roles.module.css';

/** Menus that a set of buttons makes visible. */
export function RoleMenus({ matrix, buttons }: { matrix: RoleMatrix; buttons: readonly string[] }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const menus = menusOf(matrix, buttons);
  if (menus.length === 0) return <p className={classes.quiet}>{t('role.noMenus')}</p>;
  return (
    <ul className={classes.menus} aria-label={t('role.menus')}>
      {menus.map(({ id, name }) => (
        <li key={id}>{textOf(name)}</li>
      ))}
    </ul>
  );
}
