import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { CloseIcon, SendIcon } from '../../ui/icons.tsx'
import { chatSuggestions, fixedAnswer, noAnswer, type ChatAnswer } from './chat-answers.ts'
import { isNotBlank, newConversation, typingMs, withAnswer, withQuestion, type ChatMessage } from './conversation.ts'
import styles from './chat-window.module.css'

/** Searches for the answer to a question without a fixed one. Resolves to undefined if nothing is found. */
export type FindAnswer = (question: string) => Promise<ChatAnswer | undefined>

interface ChatWindowProps {
  isOpen: boolean
  answer: FindAnswer
  onClose: () => void
}

/** The chat window. Closing it hides it only: the conversation stays, and a pending answer still arrives. */
export function ChatWindow({ isOpen, answer, onClose }: ChatWindowProps) {
  const { talk, ask } = useTalk(answer)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)

  // Focus before the first paint, so that the first key goes into the field
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  useEffect(() => {
    if (log.current) showLastQuestion(log.current)
  }, [talk])

  /** Asks one of the offered questions. They disappear then, so the focus moves to the input first. */
  function askNext(question: string) {
    input.current?.focus()
    ask(question)
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (input.current === null || !isNotBlank(input.current.value)) return
    ask(input.current.value)
    input.current.value = ''
  }

  return (
    <div className={styles.window} role="dialog" aria-labelledby="chat-title" hidden={!isOpen}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="chat-title">
            Chat assistant
          </h2>
          <p className={styles.note}>For education only. Your figures stay in your browser.</p>
        </div>
        <button type="button" className={styles.close} aria-label="Close chat" onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={styles.log} role="log" aria-label="Conversation" tabIndex={0} ref={log}>
        {talk.messages.map((message, index) => (
          <Message key={index} message={message} ask={index === talk.messages.length - 1 ? askNext : undefined} />
        ))}
        {talk.awaited > 0 && <p className={styles.typing}>typing …</p>}
      </div>
      <Questions label="Suggestions" className={styles.suggestions} questions={chatSuggestions} ask={ask} />
      <form className={styles.form} noValidate aria-label="Ask a question" onSubmit={send}>
        <input ref={input} className={styles.input} aria-label="Your question" autoComplete="off" maxLength={200} placeholder="Your question" />
        <button type="submit" className={styles.send} aria-label="Send">
          <SendIcon />
        </button>
      </form>
    </div>
  )
}

/** Scrolls the last question to the top, so that a long answer is read from its beginning. */
function showLastQuestion(log: HTMLElement) {
  const question = [...log.querySelectorAll('[data-sender="user"]')].at(-1)
  if (question) log.scrollTop += question.getBoundingClientRect().top - log.getBoundingClientRect().top - 8
}

/** Holds the conversation. An answer appears after `typingMs`, or later if the search takes longer. Unmounting cancels pending answers. */
function useTalk(answer: FindAnswer) {
  const [talk, setTalk] = useState(newConversation)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  function ask(question: string) {
    setTalk((before) => withQuestion(before, question))
    const say = (said: ChatAnswer) => setTalk((before) => withAnswer(before, said))
    const fixed = fixedAnswer(question)
    const found = fixed ? undefined : answer(question).catch(() => undefined)
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      if (fixed) say(fixed)
      else void found?.then((one) => say(one ?? noAnswer))
    }, typingMs)
    timers.current.add(timer)
  }

  return { talk, ask }
}

/** One message. Only the last one gets `ask`, so only it offers next questions. */
const Message = ({ message: { sender, text, links, next = [] }, ask }: { message: ChatMessage; ask: ((question: string) => void) | undefined }) => (
  <div className={sender === 'user' ? styles.user : styles.bot} data-sender={sender}>
    <p>
      <span className="visually-hidden">{sender === 'user' ? 'You: ' : 'Assistant: '}</span>
      <span>{text}</span>
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
    {ask && next.length > 0 && <Questions label="Ask next" className={styles.next} questions={next} ask={ask} />}
  </div>
)

interface QuestionsProps {
  label: string
  className: string | undefined
  questions: readonly string[]
  ask: (question: string) => void
}

/** A list of buttons; each asks its question. */
const Questions = ({ label, className, questions, ask }: QuestionsProps) => (
  <ul className={className} aria-label={label}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => ask(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)
