import { later } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { overlayAtom, showOverlay } from './overlay.atom';
import { useShortcuts } from './use-shortcuts';

const CommandPalette = later(() => import('./command-palette.dialog'));
const ShortcutSheet = later(() => import('./shortcut-sheet.dialog'));
const JobsDrawer = later(() => import('../jobs/jobs.dialog'));
const NotificationsDrawer = later(() => import('../notifications/notifications.dialog'));
const PinsDialog = later(() => import('../menus/pins.dialog'));

/** What lies over the whole console; its code is loaded when it is first asked for. */
export function Overlays() {
  const overlay = useAtomValue(overlayAtom);
  useShortcuts();
  const close = () => showOverlay('none');
  return (
    <>
      {overlay === 'palette' && <CommandPalette onClose={close} />}
      {overlay === 'jobs' && <JobsDrawer onClose={close} />}
      {overlay === 'notifications' && <NotificationsDrawer onClose={close} />}
      {overlay === 'pins' && <PinsDialog onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutSheet onClose={close} />}
    </>
  );
}
