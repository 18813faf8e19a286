import { checkCompanyClose, closeCompany, type Company, companyDetail } from '@console/contracts/company';
import { ActionDialog, type ActionProps, CallFailed, fieldsOf, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';

interface Props extends Omit<ActionProps<Pick<Company, 'id' | 'companyNo' | 'version'>, 'CLOSE'>, 'action'> {
  name: string;
}

const fields = fieldsOf(closeCompany.input, 'company');

/** Lists the reasons why the company can't be closed. If there are none, asks for the company number and a reason. */
export function CompanyCloseDialog({ record: { id, version, companyNo }, name, ...page }: Props) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(checkCompanyClose, { id });
  const obstacles = result.data?.obstacles;
  const isEmpty = obstacles?.length === 0;
  return (
    <ActionDialog
      {...page}
      title={t('company.ask.CLOSE', { name })}
      operation={closeCompany}
      start={{ id, version }}
      submit={isEmpty ? { label: t('company.action.CLOSE'), isDangerous: true } : null}
      effect={isEmpty ? t('company.effect.CLOSE') : undefined}
      confirmation={isEmpty ? companyNo : undefined}
      conflict={{ text: t('company.changedMeanwhile'), record: companyDetail }}
      done={t('company.done.CLOSE', { name })}
    >
      {() => {
        if (isEmpty) return <fields.Area name="note" label={t('company.reason')} />;
        if (result.at === 'failed')
          return <CallFailed title={t('company.closeCheckFailed')} failure={result.failure} onRetry={() => reload()} />;
        if (!obstacles) return <Skeleton rows={3} />;
        return (
          <>
            <p>{t('company.obstacles', { name })}</p>
            <ul className={classes.obstacles}>
              {obstacles.map(({ obstacle, count }) => (
                <li key={obstacle}>
                  {t(`company.obstacle.${obstacle}`, { count })}
                  <small className={classes.about}>{t(`company.remedy.${obstacle}`)}</small>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </ActionDialog>
  );
}
