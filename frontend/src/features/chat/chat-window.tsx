import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { SendIcon } from '../../ui/icons.tsx'
import { chatSuggestions } from './chat-answers.ts'
import { isAsked, newTalk, typingMs, withAnswer, withQuestion, type ChatMessage } from './chat-talk.ts'
import styles from './chat-window.module.css'

/** The talk itself. It stays when the window is closed, and goes on where an answer was on its way. */
export function ChatWindow({ isOpen }: { isOpen: boolean }) {
  const { talk, ask } = useTalk()
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // Before anything is painted: the first key is typed into the field
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [talk])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (input.current === null || !isAsked(input.current.value)) return
    ask(input.current.value)
    input.current.value = ''
  }

  return (
    <div className={styles.window} role="dialog" aria-labelledby="chat-title" hidden={!isOpen}>
      <div className={styles.head}>
        <h2 className={styles.title} id="chat-title">
          Chat assistant
        </h2>
        <p className={styles.note}>Fixed answers, for education only.</p>
      </div>
      <div className={styles.log} role="log" aria-label="Conversation" tabIndex={0} ref={log}>
        {talk.messages.map((message, index) => (
          <Message key={index} message={message} />
        ))}
        {talk.awaited > 0 && <p className={styles.typing}>typing …</p>}
      </div>
      <Suggestions ask={ask} />
      <form className={styles.form} noValidate aria-label="Ask a question" onSubmit={send}>
        <input ref={input} className={styles.input} aria-label="Your question" autoComplete="off" maxLength={200} placeholder="Your question" />
        <button type="submit" className={styles.send} aria-label="Send">
          <SendIcon />
        </button>
      </form>
    </div>
  )
}

/** Each question is answered after the time of typing; answers still to come end with the page. */
function useTalk() {
  const [talk, setTalk] = useState(newTalk)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  function ask(question: string) {
    setTalk((before) => withQuestion(before, question))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setTalk((before) => withAnswer(before, question))
    }, typingMs)
    timers.current.add(timer)
  }

  return { talk, ask }
}

const Message = ({ message: { sender, text, links } }: { message: ChatMessage }) => (
  <div className={sender === 'user' ? styles.user : styles.bot}>
    <p>
      <span className="visually-hidden">{sender === 'user' ? 'You: ' : 'Assistant: '}</span>
      {text}
    </p>
    {links.length > 0 && (
      <p className={styles.links}>
        {links.map(({ label, to }) => (
          <Link key={to} className={styles.link} to={to}>
            {label}
          </Link>
        ))}
      </p>
    )}
  </div>
)

const Suggestions = ({ ask }: { ask: (question: string) => void }) => (
  <ul className={styles.suggestions} aria-label="Suggestions">
    {chatSuggestions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)
