import { useAtomValue } from 'jotai/react';
import { useBoot } from '../boot/boot-context';
import { themeAtom } from '../preferences/preferences';

/** The logo of the company, in its variant for dark grounds where the theme is dark. */
export function BrandLogo({ className }: { className: string | undefined }) {
  const { brand } = useBoot();
  const theme = useAtomValue(themeAtom);
  return <img className={className} src={theme === 'dark' ? brand.logoOnDark : brand.logo} alt="" />;
}
