import { Component, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface ErrorBoundaryProps {
  /** Whether the server has met the exception already, and the browser takes over the error page. */
  hasFailed: boolean
  /** Whatever stands for where the reader is: somewhere else there is a new try. */
  place: unknown
  children: ReactNode
}

/** An exception while rendering is a bug and is caught here: the shell stays, the page shows an error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: this.props.hasFailed }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
