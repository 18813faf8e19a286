/** React 19 took `createRoot` out of `react-dom`; Arco asks for it there unless this has run before any of its parts. */
import '@arco-design/web-react/es/_util/react-19-adapter';
