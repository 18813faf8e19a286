import { cardholder, type CardholderDetail } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDicts, useDialog } from '@console/screens';
import { TextButton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { holderDicts } from './holder-dicts';
import { kycSteps } from './holder-kyc.rules';
import { KycBadge } from './holder-state';
import classes from './holder.module.css';

/** Loaded with the first step. */
const KycDialog = lazyComponent(() => import('./holder-kyc.dialog'));

const dialogShape = { step: kycSteps, holder: cardholder.pick({ id: true, name: true, version: true }) } as const;

/** Verification status of a cardholder, with the next steps that the user may take. */
export function HolderKyc({ holder, onChanged }: { holder: CardholderDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  const dialog = useDialog('kyc', dialogShape);
  const { id, name, version, allowedActions } = holder;
  const steps = kycSteps.filter((step) => allowedActions.some(({ action }) => action === `KYC_${step}`));
  return (
    <span className={classes.kyc}>
      <KycBadge holder={holder} label={label} />
      {steps.map((step) => (
        <TextButton key={step} onClick={() => dialog.open({ step, holder: { id, name, version } })}>
          {t(`holder.kyc.action.${step}`)}
        </TextButton>
      ))}
      {dialog.show((about) => (
        <KycDialog {...about} onChanged={onChanged} onClose={dialog.close} />
      ))}
    </span>
  );
}
