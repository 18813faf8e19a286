import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../boot/use-brand';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { useGo } from './use-go';

const sections = ['1', '2', '3', '4', '5'] as const;

/** The two texts that everybody may read. */
export default function Agreement({ page }: { page: 'masterServiceAgreement' | 'privacyPolicy' }) {
  const { t } = useTranslation();
  const go = useGo();
  const brand = useBrand();
  const kind = page === 'privacyPolicy' ? 'privacy' : 'service';
  const company = brand.companyName[languageOf(currentLocale())];
  return (
    <PublicFrame page={page} title={t(`agreement.${kind}.title`)}>
      <article className={css.article}>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`agreement.${kind}.${section}.title`)}</h2>
            <p>{t(`agreement.${kind}.${section}.text`, { company })}</p>
          </section>
        ))}
      </article>
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}
