import { useAtomValue } from 'jotai/react';
import { useBrand } from '../boot/use-brand';
import { themeAtom } from '../preferences/preferences';

/** Logo of the company, in its dark variant if the theme is dark. */
export function BrandLogo({ className }: { className: string | undefined }) {
  const brand = useBrand();
  const theme = useAtomValue(themeAtom);
  return <img className={className} src={theme === 'dark' ? brand.logoOnDark : brand.logo} alt="" />;
}
