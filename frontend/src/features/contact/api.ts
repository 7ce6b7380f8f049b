import { useWrite } from '../../api/use-write.ts'

export const useSendMessage = () => useWrite('sendContactMessage').write
