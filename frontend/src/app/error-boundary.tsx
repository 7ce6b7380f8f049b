import { Component, type ReactNode } from 'react'
import { ErrorPage, UnreachablePage } from './error-page.tsx'
import { Unreachable } from './page-loader.ts'

interface ErrorBoundaryProps {
  /** Whether the server has met the exception already, and the browser takes over the error page. */
  hasFailed: boolean
  /** Whatever stands for where the reader is: somewhere else there is a new try. */
  place: unknown
  children: ReactNode
}

/** An exception while rendering is a bug and is caught here: the shell stays, the page shows an error. */
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
