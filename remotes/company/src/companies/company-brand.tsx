import type { CompanyDetail } from '@console/contracts/company';
import { useLanguage } from '@console/screens';
import { Facts, Surface, TextLink } from '@console/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandImageList } from './brand-images';
import { BrandPreview } from './brand-preview';
import { useBrandFacts } from './company-facts';
import classes from './company.module.css';

/** Brand, images and sites of a company, with a preview. */
export function CompanyBrand({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const isChinese = useLanguage() === 'zh_CN';
  const { nameEn, nameZh, platformLabelEn, platformLabelZh, copyrightEn, copyrightZh } = company;
  const { brandColor, siteOrigins, logo, paymentLogo, paymentLogoGray } = company;
  const brand = {
    name: isChinese ? nameZh : nameEn,
    platformLabel: isChinese ? platformLabelZh : platformLabelEn,
    copyright: isChinese ? copyrightZh : copyrightEn,
    color: brandColor,
    logo: logo?.url,
    paymentLogo: paymentLogo?.url,
    paymentLogoGray: paymentLogoGray?.url,
  };
  return (
    <Surface title={t('company.step.brand')}>
      <div className={classes.stack}>
        <BrandPreview brand={brand} />
        <BrandImageList company={company} />
        <Facts
          items={[
            { label: t('company.siteOrigins'), value: <Sites origins={siteOrigins} /> },
            { label: t('company.brandColor'), value: <Color color={brandColor} /> },
            ...useBrandFacts(company),
          ]}
        />
      </div>
    </Surface>
  );
}

function Sites({ origins }: { origins: string[] }) {
  if (origins.length === 0) return '–';
  return (
    <ul className={classes.list}>
      {origins.map((origin) => (
        <li key={origin}>
          <TextLink href={origin} target="_blank" rel="noopener noreferrer">
            {origin}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

function Color({ color }: { color: string }) {
  if (!color) return '–';
  return (
    <>
      {/* The type has no keys for custom properties. */}
      <span className={classes.swatch} style={{ '--swatch': color } as CSSProperties} aria-hidden />
      {color}
    </>
  );
}
