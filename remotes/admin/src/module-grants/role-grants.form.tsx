import { listGrantRoles, readRoleGrants } from '@console/contracts/releases';
import { usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, useLocalText, useRecord } from '@console/screens';
import { Empty, PageBody, PageHeader, Skeleton } from '@console/ui';
import { Field, Select } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrantsForm } from './grants-form';
import classes from './role-grants.module.css';

/** Module permissions of the role in the address. */
export default function RoleGrantsForm() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? undefined;
  const { result, reload } = useRecord(listGrantRoles, {});
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('grants.failed')} failure={result.failure} onRetry={() => reload()} />;
  const options = (result.data?.list ?? []).map((role) => ({
    value: role.id,
    label: textOf(role.name),
    description: t('grants.roleLine', { users: role.users, modules: role.modules }),
  }));
  // Unsaved changes disable the choice of another role.
  const chooser = (isDirty: boolean) => (
    <div className={classes.chooser}>
      <Field label={t('grants.role')} required width="full" hint={isDirty ? t('grants.saveFirst') : undefined}>
        <Select
          options={options}
          value={id}
          search
          disabled={isDirty}
          onChange={(role) => setSearch(role ? { id: role } : {})}
        />
      </Field>
    </div>
  );
  if (id) return <OfRole key={id} id={id} chooser={chooser} />;
  return (
    <PageBody>
      <PageHeader title={t('grants.title')} description={t('grants.about')} />
      {result.data ? chooser(false) : <Skeleton rows={2} />}
      <Empty picture="choice" title={t('grants.choose')} />
    </PageBody>
  );
}

function OfRole({ id, chooser }: { id: string; chooser: (isDirty: boolean) => ReactNode }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { result, reload } = useRecord(readRoleGrants, { id });
  usePageTitle(result.data && { role: textOf(result.data.name) });
  if (result.data)
    return (
      <GrantsForm
        key={result.data.version}
        role={result.data}
        chooser={chooser}
        onSaved={() => reload({ background: true })}
      />
    );
  return (
    <PageBody>
      <PageHeader title={t('grants.title')} description={t('grants.about')} />
      {chooser(false)}
      {result.at === 'failed' ? (
        <CallFailed title={t('grants.roleFailed')} failure={result.failure} onRetry={() => reload()} />
      ) : (
        <Skeleton rows={8} />
      )}
    </PageBody>
  );
}
