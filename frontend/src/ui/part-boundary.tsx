import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Catches exceptions in one part of a page: the rest of the page stays, and the part can be rendered again. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div>
        <p role="alert">This part stopped working.</p>
        <Button onClick={() => this.setState({ hasFailed: false })}>Try again</Button>
      </div>
    )
  }
}
