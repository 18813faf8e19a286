import { sessionOf, watchSession, type Session } from '@console/session';
import { setBrand } from '@console/ui';
import { brandFor, type ShownBrand } from './use-brand';

/** Paints the console in the colour of whose it is, and shows their icon in the tab of the browser, from now on. */
export function followBrand(ofAddress: ShownBrand): void {
  const follow = (session: Session) => {
    const { brandSeed, icon } = brandFor(session, ofAddress);
    setBrand(brandSeed);
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  };
  setBrand(brandFor(sessionOf('vcc'), ofAddress).brandSeed);
  watchSession(follow);
}
