import { Button } from './button.tsx'
import { CheckIcon, ShareIcon, WarningIcon } from './icons.tsx'
import { useTransientOutcome } from './use-transient-outcome.ts'

type Outcome = 'copied' | 'failed'

const words = { copied: 'Copied', failed: 'Could not copy' }

interface ShareButtonProps {
  title: string
  /** A path with its query; the canonical address by default. */
  address?: string
}

/** Opens the device's share sheet, or copies the address if there is none. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [outcome, setOutcome] = useTransientOutcome<Outcome>()
  return (
    <Button onClick={() => void share(title, address).then(setOutcome)}>
      {outcome === undefined ? <ShareIcon size={18} /> : outcome === 'copied' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
      <span aria-live="polite">{outcome === undefined ? 'Share' : words[outcome]}</span>
    </Button>
  )
}

/** Returns no outcome after the share sheet, which reports it itself. Closing the sheet is not a failure. */
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

/** Returns the canonical address, without campaign parameters; the current address if the page has no canonical one. */
const canonicalAddress = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href
