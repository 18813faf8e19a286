import { addMonths } from '@console/contracts';
import { type Cardholder, cardholderDetail, changeCardholderKyc, checkKyc } from '@console/contracts/cards';
import { ActionDialog, dayFieldsOf, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { KycStep } from './holder-kyc.rules';
import { useToday } from './use-today';

interface HolderKycDialogProps {
  step: KycStep;
  holder: Pick<Cardholder, 'id' | 'name' | 'version'>;
  onChanged: () => void;
  onClose: () => void;
}

const fields = {
  ...fieldsOf(changeCardholderKyc.input, 'holder.kyc'),
  ...dayFieldsOf(changeCardholderKyc.input, 'holder.kyc'),
};

/** Default validity of a verification. */
const usualMonths = 24;

/** Step of a verification: shows the effect on new cards; a rejection needs a reason, an approval a last day. */
export default function HolderKycDialog({ step, holder, onChanged, onClose }: HolderKycDialogProps) {
  const { t } = useTranslation();
  const today = useToday();
  const { id, version, name } = holder;
  const needsReason = step === 'REJECTED' || step === 'EXPIRED';
  return (
    <ActionDialog
      title={t(`holder.kyc.ask.${step}`, { name })}
      operation={changeCardholderKyc}
      start={{ id, version, to: step, ...(step === 'PASSED' && { validTo: addMonths(today, usualMonths) }) }}
      rules={(values) => checkKyc({ ...values, to: step }, today)}
      submit={{ label: t(`holder.kyc.action.${step}`), isDangerous: needsReason }}
      effect={t(`holder.kyc.effect.${step}`)}
      conflict={{ text: t('holder.changed'), record: cardholderDetail }}
      done={t(`holder.kyc.done.${step}`, { name })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    >
      {() => (
        <>
          {step === 'PASSED' && <fields.Day name="validTo" width="full" required />}
          <fields.Area name="reason" label={t('card.reason')} required={needsReason} />
        </>
      )}
    </ActionDialog>
  );
}
