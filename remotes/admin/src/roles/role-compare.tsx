import { listRoleOptions, readRole, type RoleDetail } from '@console/contracts/roles';
import { formatList } from '@console/i18n';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { Skeleton, Surface } from '@console/ui';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { differenceOf } from './role-matrix.rules';
import classes from './roles.module.css';

const dicts = ['permission'];

/** What another role has that this one has not, and the other way round. Which one is in the address. */
export function RoleCompare({ role }: { role: RoleDetail }) {
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
      <Field label={t('role.compareWith')} width="full">
        <Select options={options} value={other ?? undefined} search clearable onChange={choose} />
      </Field>
      {other !== null && <Difference key={other} role={role} otherId={other} />}
    </Surface>
  );
}

function Difference({ role, otherId }: { role: RoleDetail; otherId: string }) {
  const { t } = useTranslation();
  const { label } = useDicts(dicts);
  const textOf = useLocalText();
  const { result, reload } = useRecord(readRole, { id: otherId });
  if (result.at === 'failed')
    return <CallFailed title={t('role.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={3} />;
  const { onlyOne, onlyOther } = differenceOf(role.buttons, result.data.buttons);
  const sides = [
    { name: textOf(role.name), codes: onlyOne },
    { name: textOf(result.data.name), codes: onlyOther },
  ];
  if (onlyOne.length + onlyOther.length === 0) return <p className={classes.quiet}>{t('role.same')}</p>;
  return (
    <dl className={classes.groups}>
      {sides.map(({ name, codes }) => (
        <div key={name}>
          <dt>{t('role.only', { name })}</dt>
          <dd>{formatList(codes.map((code) => label('permission', code))) || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
