/**
 * The one door to react-router-dom, and no wider than what pages need: the shell provides this module, so
 * everything it re-exports is paid for on every page (the whole router is three times this).
 */
export {
  BrowserRouter,
  createSearchParams,
  Link,
  Navigate,
  Router,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
export type { Navigator, To } from 'react-router-dom';
