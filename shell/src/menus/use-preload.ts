import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useEffect } from 'react';
import { useBoot } from '../boot/boot-context';
import { preloadPage } from '../mounting/preload';

/** A pointer that merely crosses a menu entry stays for less than this time. */
const intentMs = 65;

/** Preloads the remote of the menu entry that is hovered or focused; aborts when pointer and focus leave it. */
export function usePreload(): void {
  const { release } = useBoot();
  useEffect(() => {
    let stop: () => void = () => undefined;
    let href: string | null = null;
    const turnTo = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('nav a[href^="/main/"]') : null;
      const next = link?.getAttribute('href') ?? null;
      if (next === href) return;
      stop();
      href = next;
      if (next === null) return;
      let cancel: () => void = () => undefined;
      const page = next.replace(/^\/main\//, '').replace(/[?#].*$/, '');
      const timer = setTimeout(() => {
        cancel = preloadPage(release.remotes, page, languageOf(currentLocale()));
      }, intentMs);
      stop = () => {
        clearTimeout(timer);
        cancel();
      };
    };
    document.addEventListener('pointerover', turnTo);
    document.addEventListener('focusin', turnTo);
    return () => {
      stop();
      document.removeEventListener('pointerover', turnTo);
      document.removeEventListener('focusin', turnTo);
    };
  }, [release]);
}
