import { ChatBot } from '../../features/chat/chat-bot.tsx'
import { showUnreachableToast } from '../unreachable-toast.ts'

/** Loads the script that finds answers with the first question: most readers never ask one. */
const answer = async (question: string) => (await import('./answer-question.ts')).answerQuestion(question)

export const HomeChat = () => <ChatBot onFailed={showUnreachableToast} answer={answer} />
