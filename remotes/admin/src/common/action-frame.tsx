import { codes, type Operation } from '@console/contracts';
import { devopsReason } from '@console/contracts/releases';
import { useShell } from '@console/remote-kit';
import { CallRefused, fieldsOf, FormScope, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Impact } from './use-impact';

interface ActionFrameProps<In, Out> {
  title: string;
  submit: { label: string; isDangerous?: boolean };
  operation: Operation<In, Out>;
  /** Returns the input with a reason; null while the action is not possible. */
  inputOf: ((why: string) => In) | null;
  /** Notice after success. */
  done: (out: Out) => string;
  /** Shown effect of the action, reloaded after a version conflict. */
  impact?: Impact;
  /** Hint below the reason: the records that store it. */
  whyHint?: string;
  onChanged: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Fields below the reason. */
  below?: ReactNode;
}

const fields = fieldsOf(devopsReason, 'release');

/** Release action with a required reason, docked beside its page. */
export function ActionFrame<In, Out>(props: ActionFrameProps<In, Out>) {
  const { title, submit, operation, inputOf, done, impact, whyHint, onChanged, onClose, children, below } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { bind, form } = usePageForm({ schema: devopsReason, start: {} });
  const { progress, send } = useOperation(operation);
  const failure = 'failure' in progress ? progress.failure : null;
  const isConflict = failure?.code === codes.versionConflict;

  const save = async () => {
    if (!inputOf) return;
    const sent = await form.submit(({ why }) => send(inputOf(why)));
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: done(sent.data) });
      onChanged();
      onClose();
    }
    if (sent?.at === 'refused' && sent.failure.code === codes.versionConflict) {
      impact?.reload();
      onChanged();
    }
  };
  return (
    <FormDialog
      dock="right"
      title={title}
      bind={bind}
      close={t('release.cancel')}
      submit={{ ...submit, isSending: progress.at === 'sending', isPossible: inputOf !== null }}
      onSubmit={save}
      onClose={onClose}
    >
      {children}
      <FormScope form={form}>
        <fields.Area name="why" hint={whyHint ?? t('release.whyHint')} />
      </FormScope>
      {below}
      {isConflict && <Notice tone="warn">{t('release.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
