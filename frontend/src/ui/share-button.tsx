import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { CheckIcon, ShareIcon, WarningIcon } from './icons.tsx'

type Outcome = 'copied' | 'failed'

const outcomeShownMs = 2000

const words = { copied: 'Copied', failed: 'Could not copy' }

/** The device's share sheet where there is one; else the page's address goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), outcomeShownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <Button onClick={() => void share(title).then(setOutcome)}>
      {outcome === undefined ? <ShareIcon size={18} /> : outcome === 'copied' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      <span aria-live="polite">{outcome === undefined ? 'Share' : words[outcome]}</span>
    </Button>
  )
}

/** Nothing to tell after the share sheet: it tells by itself, and closing it is no failure. */
async function share(title: string): Promise<Outcome | undefined> {
  const url = sharedAddress()
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return undefined
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : 'failed'
  }
}

/** The address that the page is meant to be known by: without campaign words and other leftovers. A page that has none is shared as it was opened. */
const sharedAddress = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href
