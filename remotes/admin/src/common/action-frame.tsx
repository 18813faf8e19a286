import type { Progress } from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionRefused } from './action-refused';

interface ActionFrameProps {
  title: string;
  /** What the button says, and whether it can be pressed yet. */
  submit: { label: string; danger?: boolean; isPossible: boolean };
  progress: Progress;
  bind: Ref<HTMLFormElement>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** An action about what is live: docked beside the page that it judges. */
export function ActionFrame({ title, submit, progress, bind, onSubmit, onClose, children }: ActionFrameProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dock="right"
      title={title}
      bind={bind}
      close={t('release.cancel')}
      submit={{
        label: submit.label,
        isSending: progress.at === 'sending',
        isDangerous: submit.danger ?? false,
        isPossible: submit.isPossible,
      }}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
      <ActionRefused progress={progress} />
    </FormDialog>
  );
}
