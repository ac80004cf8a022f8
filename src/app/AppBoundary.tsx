import { Component, type ReactNode } from 'react';
import { logFailure } from './log-failure.ts';
import { PageFailure } from './PageFailure.tsx';

interface AppBoundaryState {
  hasFailed: boolean;
}

/** The last resort: a part that broke while rendering is replaced by the way back (ERR-15). */
export class AppBoundary extends Component<{ children: ReactNode }, AppBoundaryState> {
  override state: AppBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): AppBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure(error);
  }

  override render() {
    return this.state.hasFailed ? (
      <PageFailure isUnexpected onRetry={() => location.reload()} />
    ) : (
      this.props.children
    );
  }
}
