import { lazyComponent } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { StepUp } from '../step-up/step-up';
import { overlayAtom, showOverlay } from './overlay.atom';
import { useShortcuts } from './use-shortcuts';

const CommandPalette = lazyComponent(() => import('./command-palette.dialog'));
const ShortcutSheet = lazyComponent(() => import('./shortcut-sheet.dialog'));
const JobsDrawer = lazyComponent(() => import('../jobs/jobs.dialog'));
const NotificationsDrawer = lazyComponent(() => import('../notifications/notifications.dialog'));
const PinsDialog = lazyComponent(() => import('../menus/pins.dialog'));

/** Renders the open overlay; its code loads on first use. */
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
      <StepUp />
    </>
  );
}
