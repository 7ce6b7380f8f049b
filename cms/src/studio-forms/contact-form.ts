/** The Studio's view of contact messages: the newest first, with their first words. */
export const contactForm = {
  uid: 'api::contact.contact-message',
  titleField: 'name',
  list: { columns: ['receivedAt', 'name', 'email', 'message'], sortBy: 'receivedAt', order: 'DESC', pageSize: 20 },
  rows: [{ receivedAt: 4, name: 4, email: 4 }, { message: 12 }, { state: 4, markedAt: 4, markedBy: 4 }],
  fields: {
    receivedAt: { label: 'Received' },
    name: { label: 'Name' },
    email: { label: 'E-mail', help: 'Where to send a reply.' },
    message: { label: 'Message' },
    state: { label: 'State', help: 'Set on the Newsroom page.' },
    markedAt: { label: 'Marked' },
    markedBy: { label: 'Marked by' },
  },
} as const
