import { useLocation } from '@console/remote-kit/router';
import { limitPagesOf, limitScopeAt } from '../common/limit-pages';

/** The family of rules that this page is of, and its other pages. */
export function useLimitScope() {
  const { pathname } = useLocation();
  const scope = limitScopeAt(pathname);
  return { scope, pages: limitPagesOf(scope) };
}
