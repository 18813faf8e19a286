import type { RoleMatrix } from '@console/contracts/roles';
import { formatList } from '@console/i18n';
import { useDicts, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { groupsOf } from './role-matrix.rules';
import classes from './roles.module.css';

const dicts = ['permission'];

interface RoleGroupsProps {
  matrix: RoleMatrix;
  /** Codes of the listed buttons. */
  codes: readonly string[];
}

/** Permissions by menu. */
export function RoleGroups({ matrix, codes }: RoleGroupsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(dicts);
  const listed = new Set(codes);
  const groups = groupsOf({ ...matrix, buttons: matrix.buttons.filter(({ code }) => listed.has(code)) });
  return (
    <dl className={classes.groups}>
      {groups.map(({ id, name, buttons }) => (
        <div key={id}>
          <dt>{name ? textOf(name) : t('role.otherButtons')}</dt>
          <dd>{formatList(buttons.map(({ code }) => label('permission', code)))}</dd>
        </div>
      ))}
    </dl>
  );
}
