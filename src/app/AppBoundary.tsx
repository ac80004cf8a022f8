import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface AppBoundaryState {
  hasFailed: boolean;
}

/** The last resort: a part that broke while rendering is replaced by the way back. React reports the error itself. */
export class AppBoundary extends Component<{ children: ReactNode }, AppBoundaryState> {
  override state: AppBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): AppBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailure onRetry={() => location.reload()} /> : this.props.children;
  }
}
