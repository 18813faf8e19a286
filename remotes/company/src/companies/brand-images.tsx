import type { BrandImage, CompanyDetail } from '@console/contracts/company';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { previewColors, previewThemes } from './brand-preview.rules';
import classes from './company.module.css';

/** Fields of the images of a brand, in the order of the form. */
export const imageFields = ['logo', 'icon', 'paymentLogo', 'paymentLogoGray', 'dashboardLogo'] as const;
/** Field of an image of a brand. */
export type ImageField = (typeof imageFields)[number];
/** Images of a brand, or only the changed ones. */
type BrandImages = { [Field in ImageField]?: BrandImage | null | undefined };

interface ImageOnGroundsProps {
  /** Name of the image. */
  label: string;
  image: BrandImage | null;
}

/** An image on the light and on the dark background of the console, to check that it is readable on both. */
function ImageOnGrounds({ label, image }: ImageOnGroundsProps) {
  const { t } = useTranslation();
  return (
    <figure className={classes.image}>
      {image ? (
        <div className={classes.grounds}>
          {previewThemes.map((theme) => (
            // The type has no keys for custom properties.
            <span key={theme} className={classes.ground} style={previewColors('', theme) as CSSProperties}>
              <img src={image.url} alt={t(`company.image.${theme}`, { name: label })} />
            </span>
          ))}
        </div>
      ) : (
        <p>{t('company.noImage')}</p>
      )}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** All images of a company. */
export function BrandImageList({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  return (
    <div className={classes.images}>
      {imageFields.map((field) => (
        <ImageOnGrounds key={field} label={t(`company.${field}`)} image={company[field]} />
      ))}
    </div>
  );
}

interface ImagePairProps {
  before: BrandImages;
  after: BrandImages;
  /** Column headings of the two versions. */
  titles: { before: string; after: string };
}

/** Changed images, both versions side by side. */
export function ImagePairs({ before, after, titles }: ImagePairProps) {
  const { t } = useTranslation();
  const changed = imageFields.filter((field) => after[field] !== undefined);
  return changed.map((field) => (
    <div key={field} className={classes.pair}>
      <section aria-label={`${t(`company.${field}`)}: ${titles.before}`}>
        <h3>{titles.before}</h3>
        <ImageOnGrounds label={t(`company.${field}`)} image={before[field] ?? null} />
      </section>
      <section aria-label={`${t(`company.${field}`)}: ${titles.after}`}>
        <h3>{titles.after}</h3>
        <ImageOnGrounds label={t(`company.${field}`)} image={after[field] ?? null} />
      </section>
    </div>
  ));
}
