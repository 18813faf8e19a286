import { type BinStatus, type CardBin, cardBin, changeCardBinStatus } from '@console/contracts/cards';
import { ActionDialog, fieldsOf } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface BinStatusDialogProps {
  to: BinStatus;
  bin: Pick<CardBin, 'id' | 'bin' | 'version'>;
  /** The BIN is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

const fields = fieldsOf(changeCardBinStatus.input, 'bin');

/** Puts a BIN online, into maintenance or offline, after what that means was shown. */
export default function BinStatusDialog({ to, bin, onChanged, onClose }: BinStatusDialogProps) {
  const { t } = useTranslation();
  const number = bin.bin;
  return (
    <ActionDialog
      title={t(`bin.ask.${to}`, { number })}
      operation={changeCardBinStatus}
      start={{ id: bin.id, version: bin.version, to }}
      submit={{ label: t(`bin.action.${to}`), isDangerous: to === 'OFFLINE' }}
      effect={t(`bin.effect.${to}`)}
      conflict={{ text: t('bin.changedMeanwhile'), record: cardBin }}
      done={t(`bin.done.${to}`, { number })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    >
      {({ errorOf }) => {
        const missing = errorOf('to');
        return (
          <>
            <fields.Area name="note" label={t('card.note')} />
            {missing !== undefined && <Notice tone="bad">{missing}</Notice>}
          </>
        );
      }}
    </ActionDialog>
  );
}
