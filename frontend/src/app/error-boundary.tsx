import { Component, type ReactNode } from 'react'
import { ErrorPage, UnreachablePage } from './error-page.tsx'
import { Unreachable } from './page-loader.ts'

interface ErrorBoundaryProps {
  /** True if rendering already failed on the server and the browser hydrates the error page. */
  hasFailed: boolean
  /** Identifies the reader's location; a change clears the error and renders again. */
  place: unknown
  children: ReactNode
}

/** Catches exceptions while rendering, which are bugs: the shell stays and the page shows an error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; error?: unknown }> {
  override state: { hasFailed: boolean; error?: unknown } = { hasFailed: this.props.hasFailed }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error }
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false, error: undefined })
  }

  override render() {
    const { hasFailed, error } = this.state
    if (!hasFailed) return this.props.children
    return error instanceof Unreachable ? <UnreachablePage /> : <ErrorPage />
  }
}
