import type { Progress } from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DeedRefused } from './deed-refused';

interface DeedFrameProps {
  title: string;
  /** What the button says, and whether it can be pressed yet. */
  submit: { label: string; danger?: boolean; isPossible: boolean };
  progress: Progress;
  bind: Ref<HTMLFormElement>;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A deed about what is live: docked beside the page that it judges. */
export function DeedFrame({ title, submit, progress, bind, onSubmit, onClose, children }: DeedFrameProps) {
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
      <DeedRefused progress={progress} />
    </FormDialog>
  );
}
