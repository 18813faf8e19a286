/** Imports that only the bundler understands. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '@arco-design/web-react/es/_util/react-19-adapter';

/** Written by the build: name and version of the package that is being bundled. */
declare const __REMOTE__: string;
declare const __VERSION__: string;
