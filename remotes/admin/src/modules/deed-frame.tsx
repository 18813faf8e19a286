import type { Progress } from '@console/screens';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DeedRefused } from './deed-refused';
import classes from './module.module.css';

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
  const formId = useId();
  const actions = (
    <>
      <Button onClick={onClose}>{t('release.cancel')}</Button>
      <Button
        variant={submit.danger ? 'danger' : 'primary'}
        type="submit"
        form={formId}
        loading={progress.at === 'sending'}
        disabled={!submit.isPossible}
      >
        {submit.label}
      </Button>
    </>
  );
  return (
    <Dialog open dock="right" title={title} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), onSubmit()]}
      >
        {children}
        <DeedRefused progress={progress} />
      </form>
    </Dialog>
  );
}
