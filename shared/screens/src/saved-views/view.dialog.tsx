import { createView, type SavedView, savedView, saveView, viewDraft, viewScopes } from '@console/contracts/views';
import type { z } from '@console/contracts/zod';
import { Field, Radio, Select, TextInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageForm } from '../forms/use-page-form';
import { useLocalText } from '../use-shown';
import { ChangeRefused } from '../wire/call-failed';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import type { SavedViews } from './use-saved-views';
import classes from './views.module.css';

interface ViewDialogProps {
  views: SavedViews;
  /** View to edit; null for a new view with the current state. */
  view: SavedView | null;
  onClose: () => void;
}

/** The list defines the content of a view; this dialog only edits its name and sharing. */
const viewForm = viewDraft.omit({ content: true });
type ViewForm = z.infer<typeof viewForm>;

const nameMax = 60;

/** Edits the name and the sharing of a view. */
export default function ViewDialog({ views, view, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const { base, progress, refusal, send } = useSaving(views, view);
  const { bind, form } = usePageForm<ViewForm>({
    schema: viewForm,
    start: { name: view?.name ?? '', scope: view?.scope ?? 'PRIVATE', roleId: view?.roleId ?? null },
    rules: ({ scope, roleId }) =>
      scope === 'ROLE' && !roleId ? [{ field: 'roleId', code: 'REQUIRED', params: {} }] : [],
  });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') onClose();
  };
  return (
    <FormDialog
      title={t(view ? 'kit.view.titleEdit' : 'kit.view.titleNew')}
      bind={bind}
      close={t('kit.cancel')}
      submit={{ label: t(view ? 'kit.view.submitEdit' : 'kit.view.submitNew'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      {!view && <p className={classes.about}>{t('kit.view.about')}</p>}
      <Field required width="full" label={t('kit.view.name')} error={form.errorOf('name')}>
        <TextInput
          value={form.values.name ?? ''}
          lengthMax={nameMax}
          onChange={(name) => form.set('name', name)}
          onBlur={() => form.touch('name')}
        />
      </Field>
      {views.record?.mayShare && <Sharing views={views} view={base} form={form} />}
      <ChangeRefused {...refusal} changed={t('kit.view.changed')} />
    </FormDialog>
  );
}

interface SharingProps {
  views: SavedViews;
  view: SavedView | null;
  form: ReturnType<typeof usePageForm<ViewForm>>['form'];
}

/** Only the creator can make a shared view private again. */
function Sharing({ views, view, form }: SharingProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const roles = views.record?.roles ?? [];
  const { name = '', scope, roleId } = form.values;
  const scopes = viewScopes.filter(
    (one) => (one !== 'PRIVATE' || !view || view.isOwn) && (one !== 'ROLE' || roles.length > 0),
  );
  const [only] = roles.length === 1 ? roles : [];
  return (
    <>
      <Field required width="full" label={t('kit.view.scope')} error={form.errorOf('scope')}>
        <Radio
          value={scope}
          options={scopes.map((value) => ({ value, label: t(`kit.view.scope.${value}`) }))}
          onChange={(next) => form.setAll({ name, scope: next, roleId: next === 'ROLE' ? (only?.id ?? null) : null })}
        />
      </Field>
      {scope === 'ROLE' && (
        <Field required width="full" label={t('kit.view.role')} error={form.errorOf('roleId')}>
          <Select
            value={roleId ?? undefined}
            options={roles.map((role) => ({ value: role.id, label: textOf(role.name) }))}
            onChange={(next) => form.set('roleId', next ?? null)}
            onBlur={() => form.touch('roleId')}
          />
        </Field>
      )}
    </>
  );
}

/** If another user changed the view, that user's content is kept; the typed name stays in the form. */
function useSaving({ list, content, reload, show, adopt }: SavedViews, view: SavedView | null) {
  const [base, setBase] = useState(view);
  const takeOver = (newer: SavedView) => {
    setBase(newer);
    reload();
  };
  const creating = useVersionedOperation(createView, savedView, takeOver);
  const saving = useVersionedOperation(saveView, savedView, takeOver);
  const send = async (form: ViewForm) => {
    const sent = base
      ? await saving.send({ ...form, id: base.id, version: base.version, content: base.content })
      : await creating.send({ ...form, list, content });
    if (sent.at !== 'done') return sent;
    adopt(sent.data);
    if (!base) show(sent.data);
    reload();
    return sent;
  };
  return { base, ...(base ? saving : creating), send };
}
