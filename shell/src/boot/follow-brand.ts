import { sessionOf, watchSession, type Session } from '@console/session';
import { setBrand } from '@console/ui';
import { brandFor, type ShownBrand } from './use-brand';

/** Applies the brand colour and icon of the current session, and follows session changes. */
export function followBrand(ofAddress: ShownBrand): void {
  const follow = (session: Session) => {
    const { brandSeed, icon } = brandFor(session, ofAddress);
    setBrand(brandSeed);
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  };
  setBrand(brandFor(sessionOf('vcc'), ofAddress).brandSeed);
  watchSession(follow);
}
