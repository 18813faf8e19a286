export { defineRemote } from './define-remote';
export type { PageLocation, PageView, RemoteLifecycles, RemoteProps, ShellServices } from './lifecycles';
export { usePage, useShell } from './page-context';
export { defineScreens, type Screen } from './screen';
