import {
  changeLimitRuleMode,
  type LimitMode,
  limitRule,
  type LimitRule,
  readLimitRule,
} from '@console/contracts/cards';
import { ActionDialog, type ActionProps, fieldsOf, useLocalText, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { TrialNotice } from './limit-trial';

type ShownRule = Pick<LimitRule, 'id' | 'name' | 'version'>;

const fields = fieldsOf(changeLimitRuleMode.input, 'limit');

/** Activates or deactivates a rule or runs it in shadow mode, with the effect shown first. */
export default function LimitModeDialog({ action: to, record, ...page }: ActionProps<ShownRule, LimitMode>) {
  const { t } = useTranslation();
  const { id, version } = record;
  const name = useLocalText()(record.name);
  const trial = useRecord(readLimitRule, to === 'ACTIVE' ? { id } : null).result.data?.trial;
  return (
    <ActionDialog
      {...page}
      title={t(`limit.ask.${to}`, { name })}
      operation={changeLimitRuleMode}
      start={{ id, version, to }}
      submit={{ label: t(`limit.action.${to}`), isDangerous: to === 'INACTIVE' }}
      effect={t(`limit.effect.${to}`)}
      conflict={{ text: t('limit.changed'), record: limitRule }}
      done={t(`limit.done.${to}`, { name })}
    >
      {() => (
        <>
          {trial && <TrialNotice trial={trial} />}
          <fields.Area name="note" label={t('card.note')} />
        </>
      )}
    </ActionDialog>
  );
}
