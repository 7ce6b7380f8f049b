import { ChatIcon, CloseIcon } from '../../ui/icons.tsx'
import { useFloating } from '../../ui/use-floating.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import styles from './chat-bot.module.css'

/** Script that only those need who open it. */
const loadWindow = async () => (await import('./chat-window.tsx')).ChatWindow

/** The floating button and what it opens. Escape, a press outside and going elsewhere close it; the talk stays. */
export function ChatBot({ onFailed }: { onFailed: () => void }) {
  const [ChatWindow, askForWindow] = useLatePart(loadWindow, onFailed)
  const { isOpen, setIsOpen, root, button } = useFloating()

  return (
    <div className={`${styles.bot} needs-script not-printed`} ref={root}>
      {ChatWindow && <ChatWindow isOpen={isOpen} />}
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={isOpen}
        aria-label="Chat assistant"
        onClick={() => {
          askForWindow()
          setIsOpen(!isOpen)
        }}
      >
        {isOpen ? <CloseIcon size={24} /> : <ChatIcon size={24} />}
      </button>
    </div>
  )
}
