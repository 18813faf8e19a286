import {
  everyModule,
  moduleGrants,
  type ModuleGrant,
  type ModuleGrantLine,
  type RoleGrants,
} from '@console/contracts/releases';
import { useLocalText } from '@console/screens';
import { Checkbox } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { isGranted, isOwn } from './grant-choice.rules';
import classes from './role-grants.module.css';

interface GrantMatrixProps {
  role: RoleGrants;
  list: ModuleGrantLine[];
  onToggle: (module: string, grant: ModuleGrant) => void;
}

/** Matrix of remotes and grants. Users can only change grants that they hold themselves. */
export function GrantMatrix({ role, list, onToggle }: GrantMatrixProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const rows = [
    { code: everyModule, label: t('grants.every'), note: t('grants.everyNote') },
    ...role.modules.map(({ code, name }) => ({ code, label: code, note: textOf(name) })),
  ];
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix} aria-label={t('grants.title')}>
        <thead>
          <tr>
            <th scope="col">{t('grants.module')}</th>
            {moduleGrants.map((grant) => (
              <th key={grant} scope="col">
                {t(`grant.${grant}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, label, note }) => (
            <tr key={code}>
              <th scope="row">
                {label}
                <small>{note}</small>
              </th>
              {moduleGrants.map((grant) => (
                <td key={grant}>
                  <Checkbox
                    label={t('grants.cell', { module: label, grant: t(`grant.${grant}`) })}
                    checked={isGranted(list, code, grant)}
                    disabled={!isFree(code, grant)}
                    onChange={() => onToggle(code, grant)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function isFree(module: string, grant: ModuleGrant): boolean {
    const isCovered = module !== everyModule && isOwn(list, everyModule, grant);
    return !role.isOwn && !isCovered && isGranted(role.held, module, grant);
  }
}
