import { querySecondFactor } from '@console/contracts/profile';
import { lazyComponent } from '@console/remote-kit';
import { CallFailed, useDialog, useRecord } from '@console/screens';
import { Badge, Button, Skeleton } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

const FactorSetup = lazyComponent(() => import('./factor-setup.dialog'));
const FactorOff = lazyComponent(() => import('./factor-off.dialog'));

/** State of two-factor authentication, with buttons to turn it on or off. */
export function SecondFactor() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(querySecondFactor, {}, { keeps: true });
  const dialog = useDialog('factor', { deed: ['setup', 'off'] });
  const close = () => {
    dialog.close();
    reload({ background: true });
  };
  return (
    <FormSection title={t('factor.title')} description={t('factor.about')}>
      <div className={classes.full}>
        {result.data ? (
          <FactorState
            {...result.data}
            onSetup={() => dialog.open({ deed: 'setup' })}
            onOff={() => dialog.open({ deed: 'off' })}
          />
        ) : result.at === 'failed' ? (
          <CallFailed title={t('factor.failed')} failure={result.failure} onRetry={() => reload()} />
        ) : (
          <Skeleton rows={1} />
        )}
      </div>
      {dialog.show(({ deed: action }) =>
        action === 'setup' ? <FactorSetup onClose={close} onDone={close} /> : <FactorOff onClose={close} />,
      )}
    </FormSection>
  );
}

interface FactorStateProps {
  isEnabled: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
  onSetup: () => void;
  onOff: () => void;
}

function FactorState({ isEnabled, isRequired, recoveryCodesLeft, onSetup, onOff }: FactorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.row}>
      <Badge tone={isEnabled ? 'ok' : 'mute'}>{t(isEnabled ? 'factor.on' : 'factor.off')}</Badge>
      {isEnabled && <span className={classes.muted}>{t('factor.left', { count: recoveryCodesLeft })}</span>}
      {!isEnabled && <Button onClick={onSetup}>{t('factor.setup')}</Button>}
      {isEnabled && !isRequired && <Button onClick={onOff}>{t('factor.turnOff')}</Button>}
      {isEnabled && isRequired && <span className={classes.muted}>{t('factor.required')}</span>}
    </div>
  );
}
