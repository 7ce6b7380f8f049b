import { ChatIcon, CloseIcon } from '../../ui/icons.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useFloating } from '../../ui/use-floating.ts'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { FindAnswer } from './chat-window.tsx'
import styles from './chat-bot.module.css'

/** Loads the window's script on first use: most readers never open the chat. */
const loadWindow = async () => (await import('./chat-window.tsx')).ChatWindow

/**
 * The floating chat button and its window. Without a wide enough margin the button is a bar at the foot of the screen, so that it covers no
 * card. Escape, a press outside and a new page close the window and keep the conversation.
 */
export function ChatBot({ onFailed, answer }: { onFailed: () => void; answer: FindAnswer }) {
  const [ChatWindow, askForWindow] = useLatePart(loadWindow, onFailed)
  const { isOpen, setIsOpen, root, button } = useFloating()

  return (
    <div className={`${styles.bot} needs-script not-printed`} ref={root}>
      {ChatWindow && (
        <PartBoundary>
          {' '}
          <ChatWindow
            isOpen={isOpen}
            answer={answer}
            onClose={() => {
              setIsOpen(false)
              button.current?.focus({ preventScroll: true })
            }}
          />
        </PartBoundary>
      )}
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
        <span className={styles.words}>Chat assistant</span>
      </button>
    </div>
  )
}
