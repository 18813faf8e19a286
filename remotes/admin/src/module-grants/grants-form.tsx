import { roleGrants, roleGrantsDraft, saveRoleGrants, type RoleGrants } from '@console/contracts/releases';
import { useShell } from '@console/remote-kit';
import { CallRefused, useLocalText, usePageForm, useSaveKey, useVersionedOperation } from '@console/screens';
import { Notice, PageBody, PageHeader, Surface } from '@console/ui';
import { Field, FormFooter, TextArea } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { grantChanges, toggled } from './grant-choice.rules';
import { GrantChanges } from './grant-changes';
import { GrantMatrix } from './grant-matrix';

interface GrantsFormProps {
  role: RoleGrants;
  chooser: (isDirty: boolean) => ReactNode;
  onSaved: () => void;
}

/** Form for the permissions of one role on remotes, with the changes listed before saving. */
export function GrantsForm({ role, chooser, onSaved }: GrantsFormProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const { bind, form } = usePageForm({ schema: roleGrantsDraft, start: { list: role.list } });
  const { progress, send } = useVersionedOperation(saveRoleGrants, roleGrants, onSaved);
  const list = form.values.list ?? [];
  const changes = grantChanges(role.list, list);
  const save = async () => {
    if (changes.length === 0) return;
    const sent = await form.submit((draft) => send({ ...draft, id: role.id, version: role.version }));
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('grants.saved', { role: textOf(role.name) }) });
    onSaved();
  };
  useSaveKey(() => void save());
  const failure = 'failure' in progress ? progress.failure : null;
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          !role.isOwn && (
            <FormFooter
              primary={{
                label: changes.length === 0 ? t('grants.saveNone') : t('grants.save', { count: changes.length }),
                loading: progress.at === 'sending',
                disabled: changes.length === 0,
              }}
              cancel={{ label: t('grants.discard'), onClick: () => form.setAll({ list: role.list }) }}
              errorCount={form.errorCount}
            />
          )
        }
      >
        <PageHeader title={t('grants.title')} description={t('grants.about')} />
        {chooser(changes.length > 0)}
        {role.isOwn && <Notice>{t('grants.own')}</Notice>}
        <Surface flush title={t('grants.of', { role: textOf(role.name), count: role.users })}>
          <GrantMatrix
            role={role}
            list={list}
            onToggle={(module, grant) => form.set('list', toggled(list, module, grant))}
          />
        </Surface>
        {changes.length > 0 && (
          <Surface title={t('grants.changes', { count: role.users })}>
            <GrantChanges changes={changes} />
            <Field label={t('release.why')} required width="full" error={form.errorOf('why')}>
              <TextArea
                value={form.values.why ?? ''}
                lengthMax={500}
                onChange={(why) => form.set('why', why)}
                onBlur={() => form.touch('why')}
              />
            </Field>
          </Surface>
        )}
        {failure && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}
