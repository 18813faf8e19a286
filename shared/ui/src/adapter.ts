/**
 * React 19 removed `createRoot` from `react-dom`. Arco fails without it unless this adapter is imported before any of
 * its components.
 */
import '@arco-design/web-react/es/_util/react-19-adapter';
