import { Component, Suspense, type ReactNode } from "react";

interface OptionalPartProps {
  /** Holds the place while the part is fetched. */
  waiting?: ReactNode;
  /** Stands in when it cannot be fetched. */
  missing?: ReactNode;
  children: ReactNode;
}

/** Around a lazily loaded addition to a page: when it cannot be fetched, the page goes on without it. */
export class OptionalPart extends Component<OptionalPartProps> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.missing : <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>;
  }
}
