import { cardholderDetail, changeCardholderStatus, pushCardholder, removeCardholder } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ActionDialog, type ActionProps, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { type ActedHolder, pushText } from './holder-actions.rules';

type HolderAction = 'DISABLE' | 'ENABLE' | 'PUSH' | 'DELETE';

const status = fieldsOf(changeCardholderStatus.input, 'holder');
const removal = fieldsOf(removeCardholder.input, 'holder');

/** Action on a cardholder: shows the effect first, and takes an optional note for the history. */
export default function HolderActionDialog({
  action,
  record: holder,
  ...page
}: ActionProps<ActedHolder, HolderAction>) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { id, version, name, liveCards: count } = holder;
  const about = {
    ...page,
    title: t(`holder.ask.${action}`, { name }),
    submit: {
      label: action === 'PUSH' ? pushText(holder, t) : t(`holder.action.${action}`),
      isDangerous: action === 'DELETE',
    },
    effect: t(`holder.effect.${action}`, { count }),
    conflict: { text: t('holder.changedMeanwhile'), record: cardholderDetail },
    done: t(`holder.done.${action}`, { name, count }),
  };
  const target = { id, version };
  if (action === 'PUSH')
    return (
      <ActionDialog {...about} operation={pushCardholder} start={target} onDone={() => [page.onDone(), showJobs()]} />
    );
  if (action === 'DELETE')
    return (
      <ActionDialog {...about} operation={removeCardholder} start={target} confirmation={name}>
        {() => <removal.Area name="note" label={t('card.note')} />}
      </ActionDialog>
    );
  const to = action === 'DISABLE' ? ('DISABLED' as const) : ('ACTIVE' as const);
  return (
    <ActionDialog {...about} operation={changeCardholderStatus} start={{ ...target, to }}>
      {() => <status.Area name="note" label={t('card.note')} />}
    </ActionDialog>
  );
}
