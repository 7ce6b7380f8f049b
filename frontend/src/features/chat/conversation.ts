import type { ChatAnswer, ChatLink } from './chat-answers.ts'

/** The time before an answer appears, in milliseconds. "typing …" shows meanwhile. */
export const typingMs = 1_000

export interface ChatMessage {
  sender: 'user' | 'bot'
  text: string
  /** Links to further reading. */
  links: readonly ChatLink[]
  /** Questions to offer next. */
  next?: readonly string[]
}

export interface Conversation {
  messages: readonly ChatMessage[]
  /** The number of questions without an answer yet. */
  awaited: number
}

/** A new conversation: a greeting with example questions. */
export const newConversation: Conversation = {
  messages: [
    {
      sender: 'bot',
      text: 'Namaste! What would you like to know? Try “50 lakh 8.5 20 years” or “what is repo rate”, in English or Hindi.',
      links: [],
    },
  ],
  awaited: 0,
}

/** True if a text is more than white space. */
export const isNotBlank = (text: string) => text.trim() !== ''

/** Returns the conversation with a question added. */
export const withQuestion = ({ messages, awaited }: Conversation, text: string): Conversation => ({
  messages: [...messages, { sender: 'user', text: text.trim(), links: [] }],
  awaited: awaited + 1,
})

/** Returns the conversation with an answer added. */
export const withAnswer = ({ messages, awaited }: Conversation, answer: ChatAnswer): Conversation => ({
  messages: [...messages, { sender: 'bot', ...answer }],
  awaited: awaited - 1,
})
