import { useAtomValue } from 'jotai/react';
import { useBrand } from '../boot/use-brand';
import { themeAtom } from '../preferences/preferences';

/** The logo of the company, in its variant for dark grounds where the theme is dark. */
export function BrandLogo({ className }: { className: string | undefined }) {
  const brand = useBrand();
  const theme = useAtomValue(themeAtom);
  return <img className={className} src={theme === 'dark' ? brand.logoOnDark : brand.logo} alt="" />;
}
