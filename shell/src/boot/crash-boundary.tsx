import { Component, type ReactNode } from 'react';
import { reportFault } from '../faults/report';
import { CrashPage } from './crash-page';

/** Error boundary of the whole console: an error that no other boundary caught replaces it by a page that can reload. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault({ suspect: { remote: 'shell', version: __VERSION__ }, step: 'RENDER', error });
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage text="crash.text" /> : this.props.children;
  }
}
