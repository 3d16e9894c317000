import { Component, Suspense, type ReactNode } from "react";

interface OptionalChunkProps {
  /** Reserves the space while the chunk is loading. */
  waiting?: ReactNode;
  /** Shown if the chunk cannot be loaded. */
  missing?: ReactNode;
  children: ReactNode;
}

/** Wraps a lazily loaded addition to a page: if it cannot be loaded, the page works without it. */
export class OptionalChunk extends Component<OptionalChunkProps> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      this.props.missing
    ) : (
      <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>
    );
  }
}
