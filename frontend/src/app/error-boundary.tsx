import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

/** An exception while drawing is a bug and stops here: the shell stays, the page says so. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
