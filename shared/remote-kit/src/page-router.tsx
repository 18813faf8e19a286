import { useMemo, type ReactNode } from 'react';
import { Router, type Navigator, type To } from '@console/remote-kit/router';
import type { PageLocation, ShellServices } from './lifecycles';

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

interface PageRouterProps {
  location: PageLocation;
  navigate: ShellServices['navigate'];
  children: ReactNode;
}

/** Router for the location of this page only. Navigation goes to the shell, which owns the history. */
export function PageRouter({ location, navigate, children }: PageRouterProps) {
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to) => navigate(hrefOf(to)),
      replace: (to) => navigate(hrefOf(to), { replace: true }),
    }),
    [navigate],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
