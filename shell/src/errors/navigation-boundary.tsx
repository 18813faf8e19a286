import { Component, type ReactNode } from 'react';
import { Navigate } from '@console/remote-kit/router';

interface Props {
  /** Address of the navigation. Also passed as `key`, so that each address resets the boundary. */
  address: string;
  children: ReactNode;
}

/** Error boundary that redirects a failed navigation to /error-401 (specification, section 2). */
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
