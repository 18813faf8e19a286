import { Component, type ReactNode } from 'react';
import { Navigate } from '@console/remote-kit/router';

interface Props {
  /** Where this was to lead. Given as `key` too: every address starts afresh. */
  address: string;
  children: ReactNode;
}

/** Specification, section 2: a navigation that fails ends at /error-401. */
export class NavigationBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { state, props } = this;
    if (!state.hasFailed) return props.children;
    return <Navigate to={`/error-401?from=${encodeURIComponent(props.address)}&failed`} replace />;
  }
}
