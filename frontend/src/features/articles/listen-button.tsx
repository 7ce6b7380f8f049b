import { useRef, useState } from 'react'
import type { Article } from '@artha/contract/article'
import { Button } from '../../ui/button.tsx'
import { ListenIcon } from '../../ui/icons.tsx'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

/** Loaded only when a reader starts to listen. */
const loadPlayer = async () => (await import('./listen-player.tsx')).ListenPlayer

interface ListenButtonProps {
  article: Article
  /** The article's language tag, such as "en-IN". */
  language: string
  onFailed: () => void
}

/** Rendered for everyone, because nearly every device has speech. Removed after hydration if this one has none. */
export function ListenButton({ article, language, onFailed }: ListenButtonProps) {
  const [ListenPlayer, askForPlayer] = useLatePart(loadPlayer, onFailed)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isHydrated = useIsHydrated()
  if (isHydrated && !('speechSynthesis' in window)) return null

  function stop() {
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button
        ref={button}
        onClick={() => {
          setIsOpen(true)
          askForPlayer()
        }}
      >
        <ListenIcon size={18} /> <span>Listen</span>
      </Button>
      {isOpen && ListenPlayer && <ListenPlayer key={article._id} article={article} language={language} onStop={stop} />}
    </>
  )
}
