import { dismissFirstSteps, readFirstSteps, type FirstStep } from '@console/contracts/accounts';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, useRecord } from '@console/screens';
import { Icon, IconButton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from './overview.module.css';

const nothing = {};

/** First tasks of a new owner. The server derives from records which tasks are done, and finally returns none. */
export function FirstSteps() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readFirstSteps, nothing);
  const { progress, send } = useOperation(dismissFirstSteps);
  const steps = result.data?.steps ?? [];
  // No loading state and no error: the dashboard works without the list.
  if (steps.length === 0) return null;
  const complete = steps.filter(({ isDone }) => isDone).length;
  const dismiss = async () => {
    if ((await send({})).at === 'done') reload();
  };
  return (
    <Surface
      title={t('first.title')}
      extra={<span className={css.count}>{t('first.count', { complete, count: steps.length })}</span>}
      actions={<IconButton size="small" icon="close" label={t('first.dismiss')} onClick={() => void dismiss()} />}
      flush
    >
      {progress.at !== 'idle' && progress.at !== 'sending' && <CallRefused failure={progress.failure} />}
      <ol className={css.list}>
        {steps.map((step) => (
          <Step key={step.kind} step={step} />
        ))}
      </ol>
    </Surface>
  );
}

function Step({ step: { kind, isDone, page } }: { step: FirstStep }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const text = t(`first.step.${kind}`);
  return (
    <li className={css.row} data-done={isDone}>
      <span className={css.tick}>{isDone && <Icon name="check" />}</span>
      {isDone || page === null ? (
        <span>{text}</span>
      ) : (
        <TextLink href={`/main/${page}`} onNavigate={navigate} quiet>
          {text}
        </TextLink>
      )}
      <span className={css.day}>{t(isDone ? 'first.isDone' : `first.why.${kind}`)}</span>
    </li>
  );
}
