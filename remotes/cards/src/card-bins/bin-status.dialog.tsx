import { type BinStatus, type CardBin, cardBin, changeCardBinStatus } from '@console/contracts/cards';
import { ActionDialog, type ActionProps, fieldsOf } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

type ShownBin = Pick<CardBin, 'id' | 'bin' | 'version'>;
type Status = Exclude<BinStatus, 'DRAFT'>;

const fields = fieldsOf(changeCardBinStatus.input, 'bin');

/** Activates or deactivates a BIN or sets it to maintenance, with the effect shown first. */
export default function BinStatusDialog({ action: to, record, ...page }: ActionProps<ShownBin, Status>) {
  const { t } = useTranslation();
  const { id, version, bin: number } = record;
  return (
    <ActionDialog
      {...page}
      title={t(`bin.ask.${to}`, { number })}
      operation={changeCardBinStatus}
      start={{ id, version, to }}
      submit={{ label: t(`bin.action.${to}`), isDangerous: to === 'OFFLINE' }}
      effect={t(`bin.effect.${to}`)}
      conflict={{ text: t('bin.changedMeanwhile'), record: cardBin }}
      done={t(`bin.done.${to}`, { number })}
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
