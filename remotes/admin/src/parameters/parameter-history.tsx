import {
  type Parameter,
  type ParameterChange,
  type ParameterDraft,
  readParameterHistory,
} from '@console/contracts/parameters';
import { CallFailed, type Form, useRecord, useShown } from '@console/screens';
import { Skeleton, Surface, TextButton } from '@console/ui';
import { ExactMoment } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import classes from './parameters.module.css';
import { useSetting } from './use-setting';

interface ParameterHistoryProps {
  form: Form<ParameterDraft>;
  parameter: Parameter;
}

/** Earlier values of a parameter. Restoring one fills the form; saving it requires a reason. */
export function ParameterHistory({ form, parameter }: ParameterHistoryProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readParameterHistory, { id: parameter.id });
  const restore = ({ before }: ParameterChange) => form.setAll({ ...form.values, ...before });
  return (
    <Surface title={t('parameter.history')}>
      {result.data === undefined && result.at !== 'failed' && <Skeleton rows={2} />}
      {result.at === 'failed' && (
        <CallFailed title={t('parameter.historyFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.data?.list.length === 0 && <p className={classes.quiet}>{t('parameter.noHistory')}</p>}
      <ul className={classes.changes}>
        {result.data?.list.map((change) => (
          <Change key={change.id} change={change} parameter={parameter} onRestore={() => restore(change)} />
        ))}
      </ul>
    </Surface>
  );
}

interface ChangeProps {
  change: ParameterChange;
  parameter: Parameter;
  onRestore: () => void;
}

function Change({ change: { at, by, before, after, why }, parameter, onRestore }: ChangeProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const reading = useSetting();
  const said = ({ value, isActive }: ParameterChange['before']) =>
    isActive ? reading(parameter, value) : t('parameter.off', { value: reading(parameter, value) });
  return (
    <li className={classes.change}>
      <span>
        {said(before)} → <strong>{said(after)}</strong>
      </span>
      <span className={classes.quiet}>
        {by} · <ExactMoment at={at} zone={zone} />
      </span>
      <span className={classes.why}>{why}</span>
      <TextButton onClick={onRestore}>{t('parameter.restore', { value: said(before) })}</TextButton>
    </li>
  );
}
