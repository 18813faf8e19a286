import { passwordDemands, unmetDemands } from '@console/contracts';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';

/** The specification's password requirements, each ticked off while typing. */
export function PasswordDemands({ password }: { password: string }) {
  const { t } = useTranslation();
  const unmet = unmetDemands(password);
  return (
    <>
      {passwordDemands.map((demand) => (
        <span key={demand} className={css.demand}>
          {unmet.includes(demand) ? '○' : '●'} {t(`password.demand.${demand}`)}
        </span>
      ))}
    </>
  );
}
