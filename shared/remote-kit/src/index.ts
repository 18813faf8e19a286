export type { Captured, Handover, HandoverDesk, PartAddress, Plain } from './handover';
export type { PageLocation, PageView, RemoteLifecycles, RemoteProps, ShellServices, TabFill } from './lifecycles';
export { deadline, isLate } from './deadline';
export { mayPass, tryAgain } from './try-again';
export { RemoteRoot } from './remote-root';
export { defineRemote } from './define-remote';
export { defineScreens, type Screen } from './screen';
export { PageContext, usePage, usePageTitle, useShell } from './page-context';
export { useHandover } from './use-handover';
