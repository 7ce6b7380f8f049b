import cluster from 'node:cluster'

/** The messages to the program that started the cms. */
export type Message =
  { type: 'step'; text: string } | { type: 'first-password'; account: string; email: string; password: string } | { type: 'ready'; url: string }

/** Sends to the parent process, or prints where there is none. */
export function tellParent(message: Message): void {
  // Under `strapi develop` the parent is Strapi's own, which listens to nothing of ours.
  if (process.send !== undefined && !cluster.isWorker) {
    process.send(message)
  } else if (message.type === 'first-password') {
    console.log(`First password of the ${message.account}: ${message.email} / ${message.password}`)
  } else {
    console.log(message.type === 'step' ? message.text : `The cms answers at ${message.url}`)
  }
}
