import { checkMerchantClose, closeMerchant, type Merchant, merchantDetail } from '@console/contracts/merchants';
import { ActionDialog, type ActionProps, CallFailed, fieldsOf, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface Props extends Omit<ActionProps<Pick<Merchant, 'id' | 'merchantNo' | 'version'>, 'CLOSE'>, 'action'> {
  name: string;
}

const fields = fieldsOf(closeMerchant.input, 'merchant');

/** Lists the records that block the closure; without any, the user types the merchant number to confirm. */
export function MerchantCloseDialog({ record: { id, version, merchantNo }, name, ...page }: Props) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(checkMerchantClose, { id });
  const obstacles = result.data?.obstacles;
  const isEmpty = obstacles?.length === 0;
  return (
    <ActionDialog
      {...page}
      title={t('merchant.ask.CLOSE', { name })}
      operation={closeMerchant}
      start={{ id, version }}
      submit={isEmpty ? { label: t('merchant.action.CLOSE'), isDangerous: true } : null}
      effect={isEmpty ? t('merchant.effect.CLOSE') : undefined}
      confirmation={isEmpty ? merchantNo : undefined}
      conflict={{ text: t('merchant.changedMeanwhile'), record: merchantDetail }}
      done={t('merchant.done.CLOSE', { name })}
    >
      {() => {
        if (isEmpty) return <fields.Area name="note" label={t('merchant.reason')} />;
        if (result.at === 'failed')
          return (
            <CallFailed title={t('merchant.closeCheckFailed')} failure={result.failure} onRetry={() => reload()} />
          );
        if (!obstacles) return <Skeleton rows={3} />;
        return (
          <>
            <p>{t('merchant.obstacles', { name })}</p>
            <ul>
              {obstacles.map(({ obstacle, count }) => (
                <li key={obstacle}>{t(`merchant.obstacle.${obstacle}`, { count })}</li>
              ))}
            </ul>
          </>
        );
      }}
    </ActionDialog>
  );
}
