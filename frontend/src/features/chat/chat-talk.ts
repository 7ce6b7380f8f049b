import { chatAnswer, type ChatLink } from './chat-answers.ts'

/** How long the bot types before it answers. */
export const typingMs = 1_000

export interface ChatMessage {
  sender: 'user' | 'bot'
  text: string
  /** Where to read on. */
  links: readonly ChatLink[]
}

export interface Talk {
  messages: readonly ChatMessage[]
  /** How many questions wait for their answer. */
  awaited: number
}

export const newTalk: Talk = { messages: [], awaited: 0 }

/** Whether a text is worth sending. */
export const isAsked = (text: string) => text.trim() !== ''

/** The talk after a question. */
export const withQuestion = ({ messages, awaited }: Talk, text: string): Talk => ({
  messages: [...messages, { sender: 'user', text: text.trim(), links: [] }],
  awaited: awaited + 1,
})

/** The talk after the answer to a question. */
export const withAnswer = ({ messages, awaited }: Talk, question: string): Talk => ({
  messages: [...messages, { sender: 'bot', ...chatAnswer(question) }],
  awaited: awaited - 1,
})
