import { ChatBot } from '../../features/chat/chat-bot.tsx'
import { sayUnreachable } from '../say-unreachable.ts'

/** What looks for answers is script that only those need who ask. */
const answer = async (question: string) => (await import('./answer-question.ts')).answerQuestion(question)

export const HomeChat = () => <ChatBot onFailed={sayUnreachable} answer={answer} />
