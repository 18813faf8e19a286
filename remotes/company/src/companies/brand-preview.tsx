import { useTranslation } from 'react-i18next';
import classes from './brand-preview.module.css';
import { initialsOf, type PreviewTheme, previewColors, previewThemes } from './brand-preview.rules';

/** Values of a brand that the preview shows, with the addresses of its images. */
export interface PreviewedBrand {
  name: string;
  platformLabel: string;
  copyright: string;
  color: string | undefined;
  logo: string | undefined;
  paymentLogo: string | undefined;
  paymentLogoGray: string | undefined;
}

/** Header, sign-in and payment page of a company in both themes. */
export function BrandPreview({ brand }: { brand: PreviewedBrand }) {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      {previewThemes.map((theme) => (
        <figure key={theme} className={classes.figure} aria-label={t(`company.preview.${theme}`)}>
          <Frame brand={brand} theme={theme} />
          <figcaption>{t(`company.preview.${theme}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Frame({ brand, theme }: { brand: PreviewedBrand; theme: PreviewTheme }) {
  const { t } = useTranslation();
  const { name, platformLabel, copyright, color, logo, paymentLogo, paymentLogoGray } = brand;
  return (
    <div className={classes.frame} style={previewColors(color, theme)}>
      <div className={classes.header}>
        {logo ? (
          <img className={classes.logo} src={logo} alt="" />
        ) : (
          <span className={classes.mark} aria-hidden>
            {initialsOf(name)}
          </span>
        )}
        <span className={classes.names}>
          <strong>{name}</strong>
          <small>{platformLabel}</small>
        </span>
      </div>
      <div className={classes.signIn}>
        <span className={classes.button}>{t('company.preview.signIn')}</span>
        <span className={classes.link}>{t('company.preview.forgot')}</span>
      </div>
      <div className={classes.payment}>
        {paymentLogo ? <img src={paymentLogo} alt="" /> : <span>{t('company.preview.noPaymentLogo')}</span>}
        <span className={classes.button}>{t('company.preview.pay')}</span>
        {paymentLogoGray && <img src={paymentLogoGray} alt="" />}
      </div>
      <small className={classes.copyright}>{copyright}</small>
    </div>
  );
}
