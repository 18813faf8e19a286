import { listRoleOptions, readRole, type RoleDetail, type RoleMatrix } from '@console/contracts/roles';
import { formatCount } from '@console/i18n';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, useLocalText, useRecord } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { RoleGroups } from './role-groups';
import { differenceOf } from './role-matrix.rules';
import classes from './roles.module.css';

interface RoleCompareProps {
  role: RoleDetail;
  matrix: RoleMatrix;
}

/** Permissions that only one of two roles has, by menu. The other role is in the address. */
export function RoleCompare({ role, matrix }: RoleCompareProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const [search, setSearch] = useSearchParams();
  const other = search.get('with');
  const { result } = useRecord(listRoleOptions, {});
  const options = (result.data?.list ?? [])
    .filter(({ id }) => id !== role.id)
    .map(({ id, name }) => ({ value: id, label: textOf(name) }));
  const choose = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('with');
    else next.set('with', id);
    setSearch(next, { replace: true });
  };
  return (
    <Surface title={t('role.compare')}>
      <div className={classes.record}>
        <Field required label={t('role.compareWith')} width="full">
          <Select options={options} value={other ?? undefined} search clearable onChange={choose} />
        </Field>
        {other !== null && <Difference key={other} role={role} matrix={matrix} otherId={other} />}
      </div>
    </Surface>
  );
}

function Difference({ role, matrix, otherId }: RoleCompareProps & { otherId: string }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(readRole, { id: otherId });
  if (result.at === 'failed')
    return <CallFailed title={t('role.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={3} />;
  const { onlyOne, onlyOther } = differenceOf(matrix, role.buttons, result.data.buttons);
  const sides = [
    { name: textOf(role.name), codes: onlyOne },
    { name: textOf(result.data.name), codes: onlyOther },
  ];
  if (onlyOne.length + onlyOther.length === 0) return <p className={classes.quiet}>{t('role.same')}</p>;
  return sides.map(({ name, codes }) => (
    <section key={name} className={classes.groups} aria-label={t('role.only', { name })}>
      <h3>{t('role.onlyCount', { name, total: formatCount(codes.length) })}</h3>
      <RoleGroups matrix={matrix} codes={codes} />
    </section>
  ));
}
