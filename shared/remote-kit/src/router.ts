/**
 * The only import of react-router-dom, limited to what pages need: the shell provides this module, so every page loads
 * all of it (the complete router is three times as large).
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
