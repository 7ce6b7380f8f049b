import { Button } from './button.tsx'
import { CheckIcon, ShareIcon, WarningIcon } from './icons.tsx'
import { usePassingOutcome } from './use-passing-outcome.ts'

type Outcome = 'copied' | 'failed'

const words = { copied: 'Copied', failed: 'Could not copy' }

interface ShareButtonProps {
  title: string
  /** A path with its query; without it, the address that the page is known by. */
  address?: string
}

/** The device's share sheet where there is one; else the address goes to the clipboard. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [outcome, setOutcome] = usePassingOutcome<Outcome>()
  return (
    <Button onClick={() => void share(title, address).then(setOutcome)}>
      {outcome === undefined ? <ShareIcon size={18} /> : outcome === 'copied' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      <span aria-live="polite">{outcome === undefined ? 'Share' : words[outcome]}</span>
    </Button>
  )
}

/** Nothing to tell after the share sheet: it tells by itself, and closing it is no failure. */
async function share(title: string, address: string | undefined): Promise<Outcome | undefined> {
  const url = address === undefined ? canonicalAddress() : new URL(address, window.location.href).href
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

/** Without campaign words and other leftovers. A page that has no such address is shared as it was opened. */
const canonicalAddress = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href
