import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces a page that threw; `retry` renders the page again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onFault: (error: unknown) => void;
  children: ReactNode;
}

type State = { at: 'fine' } | { at: 'failed'; error: Error };

/** Error boundary of one page. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { at: 'fine' };

  static getDerivedStateFromError(error: Error): State {
    return { at: 'failed', error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    const { state, props } = this;
    if (state.at === 'fine') return props.children;
    return props.fallback(state.error, () => this.setState({ at: 'fine' }));
  }
}
