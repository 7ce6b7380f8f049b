import cluster from 'node:cluster'

/** The messages to the program that started the cms. */
export type Message =
  { type: 'step'; text: string } | { type: 'first-password'; account: string; email: string; password: string } | { type: 'ready'; url: string }

/** Sends a message to the parent process, or prints it if there is none. */
export function tellParent(message: Message): void {
  // Under `strapi develop` the parent is Strapi's own and ignores our messages.
  if (process.send !== undefined && !cluster.isWorker) {
    process.send(message)
  } else if (message.type === 'first-password') {
    console.log(`First password of the ${message.account}: ${message.email} / ${message.password}`)
  } else {
    console.log(message.type === 'step' ? message.text : `The cms answers at ${message.url}`)
  }
}
