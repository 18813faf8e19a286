import { useLocation } from '@console/remote-kit/router';
import { limitPagesOf, limitScopeAt } from '../common/limit-pages';

/** Scope of the current page, with the addresses of its pages. */
export function useLimitScope() {
  const { pathname } = useLocation();
  const scope = limitScopeAt(pathname);
  return { scope, pages: limitPagesOf(scope) };
}
