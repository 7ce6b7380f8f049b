import type { ChatAnswer, ChatLink } from './chat-answers.ts'

/** How long the bot types before it answers. */
export const typingMs = 1_000

export interface ChatMessage {
  sender: 'user' | 'bot'
  text: string
  /** Where to read on. */
  links: readonly ChatLink[]
  /** What can be asked next. */
  next?: readonly string[]
}

export interface Talk {
  messages: readonly ChatMessage[]
  /** How many questions wait for their answer. */
  awaited: number
}

/** It begins with a greeting that says what can be asked. */
export const newTalk: Talk = {
  messages: [
    {
      sender: 'bot',
      text: 'Namaste! What would you like to know? Try “50 lakh 8.5 20 years” or “what is repo rate”, in English or Hindi.',
      links: [],
    },
  ],
  awaited: 0,
}

/** Whether a text is worth sending. */
export const isAsked = (text: string) => text.trim() !== ''

/** The talk after a question. */
export const withQuestion = ({ messages, awaited }: Talk, text: string): Talk => ({
  messages: [...messages, { sender: 'user', text: text.trim(), links: [] }],
  awaited: awaited + 1,
})

/** The talk after an answer. */
export const withAnswer = ({ messages, awaited }: Talk, answer: ChatAnswer): Talk => ({
  messages: [...messages, { sender: 'bot', ...answer }],
  awaited: awaited - 1,
})
